import Type, { type Static } from 'typebox';
import { linkParameters } from '@/domain/link/linkParameters';
import { Consent } from './consent';
import { Address } from './address';
import { AgreementRequest } from './cardAgreement';
import { BusinessCode } from './business';
import { operations, paymentTypes, planTypes } from './enumerations';
import { paymentRequestExamples } from './examples';
import { PhoneNumber } from './lead';
import { MinorUnits } from './money';
import { PaymentParts } from './paymentParts';
import { Tracking } from './tracking';
import { withDescription } from './withDescription';
import { BirthDate, DocumentNumber } from './buyer';

export const PaymentRequest = Type.Object(
  {
    name: Type.String({ minLength: 3, maxLength: linkParameters.name.maxLength }),
    email: Type.String({ minLength: 7, maxLength: linkParameters.email.maxLength }),
    phone: PhoneNumber,
    amount: withDescription(
      MinorUnits,
      'What the buyer was shown; the server prices again and answers 409 when it differs',
    ),
    business: BusinessCode,
    captchaToken: Type.Optional(Type.String({ maxLength: 4096 })),
    document: Type.Optional(DocumentNumber),
    birthDate: Type.Optional(
      withDescription(
        BirthDate,
        'Where the plan requires it and the lead has none yet; the lead keeps it',
      ),
    ),
    address: Type.Optional(
      withDescription(Address, 'Where the checkout asks for a billing address'),
    ),
    operation: Type.Enum([...operations]),
    type: Type.Enum([...paymentTypes]),
    referenceId: Type.Optional(
      Type.String({
        description:
          'With every type but `direct`: the id of the invoice or subscription that is paid',
        minLength: 16,
        maxLength: 64,
      }),
    ),
    voucher: Type.Optional(Type.String({ maxLength: linkParameters.voucher.maxLength })),
    offer: Type.Optional(Type.String({ maxLength: linkParameters.offer.maxLength })),
    flowId: Type.Optional(
      Type.String({
        description: "The flow that the buyer is on: a bank's page sends the buyer back to it",
        maxLength: linkParameters.flowId.maxLength,
      }),
    ),
    buyAgain: Type.Optional(
      Type.Boolean({
        description:
          'The buyer was told that this e-mail address or document has paid for the product already (`already_owned`, `trial_running`), and buys it once more. Without it, money that comes when the buyer has paid with another lead meanwhile goes back',
      }),
    ),
    agreement: Type.Optional(
      withDescription(
        AgreementRequest,
        'With a trial: the buyer agreed to be charged after it. Nothing is charged now.',
      ),
    ),
    consent: Type.Optional(
      withDescription(Consent, 'The terms and the privacy policy that the buyer accepted'),
    ),
    paymentMethods: PaymentParts,
    sfLeadId: Type.String({
      description: 'The lead that buys (`leadId` of POST /api/v1/lead)',
      format: 'uuid',
    }),
    plan: Type.String({
      description: 'Plan code and type, as the product call gave them',
      maxLength: linkParameters.plan.maxLength,
    }),
    planType: Type.Enum([...planTypes]),
    planId: Type.String({ maxLength: linkParameters.planId.maxLength }),
    productCode: Type.String({ minLength: 1, maxLength: linkParameters.productCode.maxLength }),
    seller: Type.String({ minLength: 1, maxLength: linkParameters.seller.maxLength }),
    source: Type.String({ minLength: 1, maxLength: linkParameters.source.maxLength }),
    tracking: Type.Optional(
      withDescription(
        Tracking,
        'Counts where the lead came without any: the first campaign counts',
      ),
    ),
  },
  {
    $id: 'PaymentRequest',
    description: 'A purchase, and how it is paid',
    additionalProperties: false,
    examples: paymentRequestExamples,
  },
);
export type PaymentRequest = Static<typeof PaymentRequest>;
