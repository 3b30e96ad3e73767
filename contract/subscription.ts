import Type, { type Static } from 'typebox';
import { linkParameters } from '@/domain/link/linkParameters';
import { BusinessCode } from './business';
import { Consent } from './consent';
import { cardCompanies, paymentMethods } from './enumerations';
import { paymentLinkFields } from './paymentLink';
import { MinorUnits } from './money';
import { DocumentNumber } from './buyer';
import { EncryptedCard, PaymentParts } from './paymentParts';
import { Plan } from './product';
import { withDescription } from './withDescription';

export const Renewal = Type.Object(
  {
    plan: withDescription(Plan, 'The plan at its price of today'),
    startsAt: Type.String({
      description:
        'The period that would be paid: from the later of now and the end of the current one',
      format: 'date-time',
    }),
    endsAt: Type.String({ format: 'date-time' }),
  },
  { description: 'A further period of the plan that the buyer has' },
);
export type Renewal = Static<typeof Renewal>;

export const Upgrade = Type.Object(
  {
    plan: withDescription(
      Plan,
      '`standardAmount` is its full price, `amount` what is left of it after the credit',
    ),
    credit: withDescription(MinorUnits, 'The unused days of what was paid, minor units'),
  },
  {
    description:
      'A better plan of the same product. Paid today, it starts a period of its own today.',
  },
);
export type Upgrade = Static<typeof Upgrade>;

export const Subscription = Type.Object(
  {
    id: Type.String(),
    state: Type.Enum(['active', 'lapsed'], {
      description: '`lapsed`: its last period is over, and it can still be renewed',
    }),
    startedAt: Type.String({ format: 'date-time' }),
    renewsAt: Type.String({
      description: 'End of the last period that is paid',
      format: 'date-time',
    }),
    ...paymentLinkFields,
    plan: withDescription(Plan, 'The plan that the buyer has, at its price of today'),
    renewal: Type.Union([Renewal, Type.Null()], {
      description: 'Null until `renewalOpensAt`: what is paid already is not sold twice',
    }),
    renewalOpensAt: Type.String({ format: 'date-time' }),
    upgrades: Type.Array(Upgrade, {
      description:
        'The cheapest first; paid with POST /api/v1/payment, type `upgrade`, `planId` the new plan',
    }),
  },
  {
    $id: 'Subscription',
    description: 'A subscription that is not ended; an ended or unknown one is 404',
  },
);
export type Subscription = Static<typeof Subscription>;

const renewal = {
  business: BusinessCode,
  productCode: Type.String({ minLength: 1, maxLength: 80 }),
  planId: Type.String({ description: "The subscription's own plan", minLength: 1, maxLength: 80 }),
  document: Type.Optional(DocumentNumber),
  consent: Type.Optional(
    withDescription(Consent, 'The terms and the privacy policy that the buyer accepted'),
  ),
  captchaToken: Type.Optional(Type.String({ maxLength: 4096 })),
  seller: Type.String({ minLength: 1, maxLength: linkParameters.seller.maxLength }),
  source: Type.String({ minLength: 1, maxLength: linkParameters.source.maxLength }),
  sessionId: Type.Optional(
    Type.String({
      description: 'The visit and what the caller notes about it: they change nothing here',
      maxLength: 200,
    }),
  ),
  metadata: Type.Optional(
    Type.Record(Type.String({ maxLength: 80 }), Type.String({ maxLength: 500 }), {
      maxProperties: 20,
    }),
  ),
};

export const RenewalV1Request = Type.Object(
  {
    ...renewal,
    paymentMethod: Type.Enum([...paymentMethods]),
    numberInstallments: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
    encryptedCard: Type.Optional(withDescription(EncryptedCard, 'With `credit-card`, both')),
    cardCompany: Type.Optional(Type.Enum([...cardCompanies])),
    paymentProfileId: Type.Optional(
      Type.String({ description: 'With `default-credit-card`', minLength: 1, maxLength: 100 }),
    ),
  },
  {
    $id: 'RenewalV1Request',
    description: 'One method by its name, at the price of the catalogue',
    additionalProperties: false,
  },
);
export type RenewalV1Request = Static<typeof RenewalV1Request>;

export const RenewalV2Request = Type.Object(
  {
    ...renewal,
    type: Type.Literal('renew'),
    amount: withDescription(
      MinorUnits,
      'What the buyer was shown; the server prices again and answers 409 when it differs',
    ),
    paymentMethods: PaymentParts,
  },
  {
    $id: 'RenewalV2Request',
    description: 'A renewal, and how it is paid',
    additionalProperties: false,
  },
);
export type RenewalV2Request = Static<typeof RenewalV2Request>;
