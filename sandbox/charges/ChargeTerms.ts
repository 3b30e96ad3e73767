import Type, { type Static } from 'typebox';

/** The ten digits that a bank slip's barcode has for the amount. */
const largestAmount = 9_999_999_999;

const shared = {
  paymentId: Type.String({ minLength: 1, maxLength: 100 }),
  amount: Type.Integer({ minimum: 1, maximum: largestAmount }),
  payer: Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: 200 }),
      email: Type.String({ minLength: 3, maxLength: 254 }),
      document: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
      phone: Type.String({ minLength: 1, maxLength: 20 }),
    },
    { additionalProperties: false },
  ),
  description: Type.String({ maxLength: 500 }),
  merchant: Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: 200 }),
      city: Type.String({ minLength: 1, maxLength: 100 }),
    },
    { additionalProperties: false },
  ),
  installments: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
  expiresInSeconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 * 86_400 })),
  dueDate: Type.Optional(Type.String({ format: 'date' })),
  returnUrl: Type.Optional(Type.String({ pattern: '^https?://', maxLength: 4096 })),
};

const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' });

/** False holds the money only: the merchant captures it later, or voids it. */
const capture = Type.Optional(Type.Boolean());

const closed = { additionalProperties: false };

export const CardTerms = Type.Object(
  {
    ...shared,
    method: Type.Literal('credit-card'),
    currency: CurrencyCode,
    capture,
  },
  closed,
);

/** A card that an earlier charge stored. */
export const StoredCardTerms = Type.Object(
  {
    ...shared,
    method: Type.Literal('default-credit-card'),
    currency: CurrencyCode,
    profileId: Type.String({ minLength: 1, maxLength: 100 }),
    capture,
  },
  closed,
);

export const PixTerms = Type.Object(
  { ...shared, method: Type.Literal('pix'), currency: Type.Literal('BRL') },
  closed,
);
export type PixTerms = Static<typeof PixTerms>;

export const BankSlipTerms = Type.Object(
  {
    ...shared,
    method: Type.Literal('bankslip'),
    currency: Type.Literal('BRL'),
    dueDate: Type.String({ format: 'date' }),
  },
  closed,
);
export type BankSlipTerms = Static<typeof BankSlipTerms>;

export const MpesaTerms = Type.Object(
  { ...shared, method: Type.Literal('m-pesa'), currency: Type.Literal('MZN') },
  closed,
);

/** Received by a seller face to face, who tells of it later. */
export const InPersonTerms = Type.Object(
  {
    ...shared,
    method: Type.Enum(['credit-card-in-person', 'pix-in-person', 'cash', 'cheque']),
    currency: CurrencyCode,
  },
  closed,
);

/** Points of a member, who gave the merchant an authorization, for `amount`. */
export const LiveloTerms = Type.Object(
  {
    ...shared,
    method: Type.Literal('livelo'),
    currency: Type.Literal('BRL'),
    points: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    authorization: Type.String({ minLength: 1, maxLength: 500 }),
    capture,
  },
  closed,
);
export type LiveloTerms = Static<typeof LiveloTerms>;

/** What was agreed for a charge: a request without its card. The only part that is ever stored. */
export const ChargeTerms = Type.Union([
  CardTerms,
  StoredCardTerms,
  PixTerms,
  BankSlipTerms,
  MpesaTerms,
  InPersonTerms,
  LiveloTerms,
]);
export type ChargeTerms = Static<typeof ChargeTerms>;
