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

const closed = { additionalProperties: false };

export const CardTerms = Type.Object(
  {
    ...shared,
    method: Type.Literal('credit-card'),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
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

/** What was agreed for a charge: a request without its card. The only part that is ever stored. */
export const ChargeTerms = Type.Union([CardTerms, PixTerms, BankSlipTerms, MpesaTerms]);
export type ChargeTerms = Static<typeof ChargeTerms>;
