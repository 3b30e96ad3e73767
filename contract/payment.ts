import Type, { type Static } from 'typebox';
import { Address } from './address';
import {
  businesses,
  cardCompanies,
  declineReasons,
  operations,
  paymentMethods,
  paymentStates,
  paymentTypes,
  planTypes,
} from './enumerations';
import { PhoneNumber } from './lead';
import { CurrencyCode, MinorUnits } from './money';

/**
 * A card, encrypted in the browser with the provider's public key: JWE compact serialization
 * (RFC 7516) of `CardData`. Nothing between the browser and the provider can read it.
 */
export const EncryptedCard = Type.String({
  pattern: '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$',
  maxLength: 4096,
});

/** The plain text inside `EncryptedCard`. Exists in the browser's memory and at the provider only. */
export interface CardData {
  /** Digits only. */
  number: string;
  holderName: string;
  /** 1-12. */
  expirationMonth: number;
  /** Four digits. */
  expirationYear: number;
  securityCode: string;
}

export const CreditCardPart = Type.Object(
  {
    method: Type.Literal('credit-card'),
    amount: MinorUnits,
    installments: Type.Integer({ minimum: 1, maximum: 24 }),
    cardCompany: Type.Enum([...cardCompanies]),
    encryptedCard: EncryptedCard,
  },
  { additionalProperties: false },
);

export const PixPart = Type.Object(
  { method: Type.Literal('pix'), amount: MinorUnits },
  { additionalProperties: false },
);

export const BankSlipPart = Type.Object(
  { method: Type.Literal('bankslip'), amount: MinorUnits },
  { additionalProperties: false },
);

/** A push to the buyer's phone in Mozambique, to be confirmed there with the PIN. */
export const MpesaPart = Type.Object(
  {
    method: Type.Literal('m-pesa'),
    amount: MinorUnits,
    /** A Mozambican mobile number, E.164 (facts, "Phones"). It need not be the lead's. */
    phone: Type.String({ pattern: '^\\+2588[2-7][0-9]{7}$' }),
  },
  { additionalProperties: false },
);

export const PaymentPart = Type.Union([CreditCardPart, PixPart, BankSlipPart, MpesaPart]);
export type PaymentPart = Static<typeof PaymentPart>;

/** CPF, CNPJ (old or alphanumeric form) or DNI, without punctuation. */
export const DocumentNumber = Type.String({
  pattern: '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2}|[0-9]{8})$',
});

export const PaymentRequest = Type.Object(
  {
    name: Type.String({ minLength: 3, maxLength: 200 }),
    email: Type.String({ minLength: 7, maxLength: 80 }),
    phone: PhoneNumber,
    /** What the buyer was shown; the server prices again and answers 409 when it differs. */
    amount: MinorUnits,
    business: Type.Enum([...businesses]),
    captchaToken: Type.Optional(Type.String({ maxLength: 4096 })),
    document: Type.Optional(DocumentNumber),
    /** Where the checkout asks for a billing address. */
    address: Type.Optional(Address),
    operation: Type.Enum([...operations]),
    type: Type.Enum([...paymentTypes]),
    voucher: Type.Optional(Type.String({ maxLength: 80 })),
    offer: Type.Optional(Type.String({ maxLength: 80 })),
    /** The flow that the buyer is on: a bank's page sends the buyer back to it. */
    flowId: Type.Optional(Type.String({ maxLength: 80 })),
    paymentMethods: Type.Array(PaymentPart, { minItems: 1, maxItems: 1 }),
    /** The lead that buys (`leadId` of POST /api/v1/lead). */
    sfLeadId: Type.String({ format: 'uuid' }),
    /** Plan code and type, as the product call gave them. */
    plan: Type.String({ maxLength: 80 }),
    planType: Type.Enum([...planTypes]),
    planId: Type.String({ maxLength: 80 }),
    productCode: Type.String({ minLength: 1, maxLength: 80 }),
    seller: Type.String({ minLength: 1, maxLength: 80 }),
    source: Type.String({ minLength: 1, maxLength: 200 }),
  },
  { $id: 'PaymentRequest', additionalProperties: false },
);
export type PaymentRequest = Static<typeof PaymentRequest>;

/** Where the buyer goes next. */
export const paymentRoutes = ['success', 'pix', 'payment-verification'] as const;
export type PaymentRoute = (typeof paymentRoutes)[number];

export const PaymentView = Type.Object(
  {
    token: Type.String({ description: 'Unguessable id of the payment' }),
    state: Type.Enum([...paymentStates]),
    method: Type.Enum([...paymentMethods]),
    amount: MinorUnits,
    currency: CurrencyCode,
    installments: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    productCode: Type.String(),
    planId: Type.String(),
    createdAt: Type.String({ format: 'date-time' }),
    /** With `requires_action`: where the buyer's bank asks for confirmation. */
    redirect: Type.Union([Type.String(), Type.Null()]),
    /** With `declined`. */
    declineReason: Type.Union([Type.Enum([...declineReasons]), Type.Null()]),
    pix: Type.Union([
      Type.Object({
        code: Type.String({ description: 'BR Code: the text of the QR and of copy and paste' }),
        expiresAt: Type.String({ format: 'date-time' }),
      }),
      Type.Null(),
    ]),
    bankSlip: Type.Union([
      Type.Object({
        barcode: Type.String({ pattern: '^[0-9]{44}$' }),
        digitableLine: Type.String({ pattern: '^[0-9]{47}$' }),
        dueDate: Type.String({ format: 'date', description: 'A working day' }),
      }),
      Type.Null(),
    ]),
    /** Whether POST /simulation is offered here (never in production). */
    canSimulate: Type.Boolean(),
  },
  { $id: 'Payment' },
);
export type PaymentView = Static<typeof PaymentView>;

export const PaymentResponse = Type.Object(
  {
    token: Type.String(),
    redirect: Type.Union([Type.String(), Type.Null()]),
    /** Stored cards at the provider; the first is used for one-click purchases later. */
    paymentProfileIds: Type.Array(Type.String()),
    route: Type.Enum([...paymentRoutes]),
    payment: Type.Unsafe<PaymentView>({ $ref: 'Payment#' }),
  },
  { $id: 'PaymentResponse' },
);
export type PaymentResponse = Static<typeof PaymentResponse>;

export const PaymentParameters = Type.Object({
  token: Type.String({ minLength: 16, maxLength: 64 }),
});

export const PaymentAttemptParameters = Type.Object({
  idempotencyKey: Type.String({ format: 'uuid' }),
});

/** RSA public key (JWK) that cards are encrypted with: RSA-OAEP-256, A256GCM. */
export const CardKey = Type.Object(
  {
    kty: Type.Literal('RSA'),
    kid: Type.String(),
    use: Type.Literal('enc'),
    alg: Type.Literal('RSA-OAEP-256'),
    n: Type.String(),
    e: Type.String(),
  },
  { $id: 'CardKey' },
);
export type CardKey = Static<typeof CardKey>;
