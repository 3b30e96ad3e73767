import Type, { type Static } from 'typebox';
import { linkParameters } from '@/domain/link/linkParameters';
import { Address } from './address';
import { Consent } from './consent';
import { paymentTypes } from './enumerations';
import { SaleReference } from './paymentLink';
import { MinorUnits } from './money';
import { DocumentNumber } from './buyer';
import { PaymentParts } from './paymentParts';
import { withDescription } from './withDescription';

export const PaymentV1Request = Type.Object(
  {
    type: Type.Enum([...paymentTypes]),
    referenceId: SaleReference,
    amount: withDescription(
      MinorUnits,
      'What the buyer was shown; the server prices again and answers 409 when it differs',
    ),
    buyAgain: Type.Optional(Type.Boolean({ description: 'As in the second version' })),
    paymentMethods: PaymentParts,
    planId: Type.Optional(
      Type.String({
        description: 'With `upgrade`: the plan to change to',
        minLength: 1,
        maxLength: 80,
      }),
    ),
    document: Type.Optional(
      withDescription(DocumentNumber, "Without one, the document of the buyer's last payment"),
    ),
    address: Type.Optional(Address),
    consent: Type.Optional(
      withDescription(Consent, 'The terms and the privacy policy that the buyer accepted'),
    ),
    captchaToken: Type.Optional(Type.String({ maxLength: 4096 })),
    flowId: Type.Optional(Type.String({ maxLength: linkParameters.flowId.maxLength })),
    seller: Type.String({ minLength: 1, maxLength: linkParameters.seller.maxLength }),
    source: Type.String({ minLength: 1, maxLength: linkParameters.source.maxLength }),
  },
  {
    $id: 'PaymentV1Request',
    description:
      'A payment whose buyer the service knows already: lead, payer, product and price come from what is referred to. `invoice`, `sale-invoice`, `first-invoice-payment`: an invoice (or, as a `sale-invoice`, a custom offer); `renew`, `upgrade`: a subscription; `direct`: a recovery.',
    additionalProperties: false,
  },
);
export type PaymentV1Request = Static<typeof PaymentV1Request>;
