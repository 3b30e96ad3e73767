import Type, { type Static } from 'typebox';
import { businesses, cardCompanies, paymentMethods } from './enumerations';
import { paymentLinkFields } from './paymentLink';
import { MinorUnits } from './money';
import { DocumentNumber } from './payment';
import { EncryptedCard, PaymentParts } from './paymentParts';
import { Plan } from './product';

/** A further period of the plan that the buyer has. */
export const Renewal = Type.Object({
  /** The plan at its price of today. */
  plan: Plan,
  /** The period that would be paid: from the later of now and the end of the current one. */
  startsAt: Type.String({ format: 'date-time' }),
  endsAt: Type.String({ format: 'date-time' }),
});
export type Renewal = Static<typeof Renewal>;

/** A better plan of the same product. Paid today, it starts a period of its own today. */
export const Upgrade = Type.Object({
  /** `standardAmount` is its full price, `amount` what is left of it after the credit. */
  plan: Plan,
  /** The unused days of what was paid, minor units. */
  credit: MinorUnits,
});
export type Upgrade = Static<typeof Upgrade>;

/** A subscription that is not ended; an ended or unknown one is 404. */
export const Subscription = Type.Object(
  {
    id: Type.String(),
    /** `lapsed`: its last period is over, and it can still be renewed. */
    state: Type.Enum(['active', 'lapsed']),
    startedAt: Type.String({ format: 'date-time' }),
    /** End of the last period that is paid. */
    renewsAt: Type.String({ format: 'date-time' }),
    ...paymentLinkFields,
    /** The plan that the buyer has, at its price of today. */
    plan: Plan,
    /** Null until `renewalOpensAt`: what is paid already is not sold twice. */
    renewal: Type.Union([Renewal, Type.Null()]),
    renewalOpensAt: Type.String({ format: 'date-time' }),
    /** The cheapest first; paid with POST /api/v1/payment, type `upgrade`, `planId` the new plan. */
    upgrades: Type.Array(Upgrade),
  },
  { $id: 'Subscription' },
);
export type Subscription = Static<typeof Subscription>;

const renewal = {
  business: Type.Enum([...businesses]),
  productCode: Type.String({ minLength: 1, maxLength: 80 }),
  /** The subscription's own plan. */
  planId: Type.String({ minLength: 1, maxLength: 80 }),
  document: Type.Optional(DocumentNumber),
  captchaToken: Type.Optional(Type.String({ maxLength: 4096 })),
  seller: Type.String({ minLength: 1, maxLength: 80 }),
  source: Type.String({ minLength: 1, maxLength: 200 }),
  /** The visit and what the caller notes about it: they change nothing here. */
  sessionId: Type.Optional(Type.String({ maxLength: 200 })),
  metadata: Type.Optional(
    Type.Record(Type.String({ maxLength: 80 }), Type.String({ maxLength: 500 }), {
      maxProperties: 20,
    }),
  ),
};

/** One method by its name, at the price of the catalogue (docs/behaviour.md 7). */
export const RenewalV1Request = Type.Object(
  {
    ...renewal,
    paymentMethod: Type.Enum([...paymentMethods]),
    numberInstallments: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
    /** With `credit-card`, both. */
    encryptedCard: Type.Optional(EncryptedCard),
    cardCompany: Type.Optional(Type.Enum([...cardCompanies])),
    /** With `default-credit-card`. */
    paymentProfileId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  },
  { $id: 'RenewalV1Request', additionalProperties: false },
);
export type RenewalV1Request = Static<typeof RenewalV1Request>;

export const RenewalV2Request = Type.Object(
  {
    ...renewal,
    type: Type.Literal('renew'),
    /** What the buyer was shown; the server prices again and answers 409 when it differs. */
    amount: MinorUnits,
    paymentMethods: PaymentParts,
  },
  { $id: 'RenewalV2Request', additionalProperties: false },
);
export type RenewalV2Request = Static<typeof RenewalV2Request>;
