import Type, { type Static } from 'typebox';
import { Address } from './address';
import { AgreementRequest, TrialView } from './cardAgreement';
import {
  businesses,
  declineReasons,
  operations,
  paymentMethods,
  paymentStates,
  paymentTypes,
  planTypes,
} from './enumerations';
import { PhoneNumber } from './lead';
import { CurrencyCode, MinorUnits } from './money';
import { PaymentParts } from './paymentParts';

/** CPF, CNPJ (old or alphanumeric form) or DNI, without punctuation. */
export const DocumentNumber = Type.String({
  pattern: '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2}|[0-9]{8})$',
});

/** YYYY-MM-DD. */
export const BirthDate = Type.String({ format: 'date', description: 'A day in the past' });

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
    /** Where the plan requires it and the lead has none yet; the lead keeps it. */
    birthDate: Type.Optional(BirthDate),
    /** Where the checkout asks for a billing address. */
    address: Type.Optional(Address),
    operation: Type.Enum([...operations]),
    type: Type.Enum([...paymentTypes]),
    /** With every type but `direct`: the id of the invoice or subscription that is paid. */
    referenceId: Type.Optional(Type.String({ minLength: 16, maxLength: 64 })),
    voucher: Type.Optional(Type.String({ maxLength: 80 })),
    offer: Type.Optional(Type.String({ maxLength: 80 })),
    /** The flow that the buyer is on: a bank's page sends the buyer back to it. */
    flowId: Type.Optional(Type.String({ maxLength: 80 })),
    /**
     * The buyer was told that this e-mail address or document has paid for the product already
     * (`already_owned`, `trial_running`), and buys it once more.
     */
    buyAgain: Type.Optional(Type.Boolean()),
    /** With a trial: the buyer agreed to be charged after it. Nothing is charged now. */
    agreement: Type.Optional(AgreementRequest),
    paymentMethods: PaymentParts,
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

/** One method of a payment, as its buyer sees it. */
export const PaymentPartView = Type.Object({
  method: Type.Enum([...paymentMethods]),
  amount: MinorUnits,
  installments: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  state: Type.Enum([...paymentStates]),
});
export type PaymentPartView = Static<typeof PaymentPartView>;

/** Where the buyer goes next. */
export const paymentRoutes = ['success', 'pix', 'payment-verification'] as const;
export type PaymentRoute = (typeof paymentRoutes)[number];

export const PaymentView = Type.Object(
  {
    token: Type.String({ description: 'Unguessable id of the payment' }),
    state: Type.Enum([...paymentStates]),
    /** The method of the part that the buyer has to do something about, else of the first. */
    method: Type.Enum([...paymentMethods]),
    /** Of all parts. */
    amount: MinorUnits,
    currency: CurrencyCode,
    parts: Type.Array(PaymentPartView, { minItems: 1, maxItems: 2 }),
    type: Type.Enum([...paymentTypes]),
    installments: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    productCode: Type.String(),
    planId: Type.String(),
    /** What is paid for, in the seller's words, and the plan's name: profiles and add-ons are in it. */
    description: Type.Optional(Type.String()),
    planName: Type.Optional(Type.String()),
    createdAt: Type.String({ format: 'date-time' }),
    /** With `requires_action`: where the buyer's bank asks for confirmation. */
    redirect: Type.Union([Type.String(), Type.Null()]),
    /** Cards that this payment left at the provider: its lead may pay with them in one click. */
    paymentProfileIds: Type.Array(Type.String()),
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
    /** What a buyer names it by to the school: the end of the payment's id. */
    orderNumber: Type.Optional(Type.String({ pattern: '^[0-9A-F]{8}$' })),
    /** With `paid`: when the money was there. */
    paidAt: Type.Optional(Type.String({ format: 'date-time' })),
    /** With `paid`: what the purchase began, to add to by paying the difference. */
    subscriptionId: Type.Optional(Type.String()),
    /** With `trial`, and ever after: what the amount is charged for later. */
    trial: Type.Optional(TrialView),
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
    /** As GET /api/v1/payment/{token} answers it, which saves that call; a caller can do without. */
    payment: Type.Optional(Type.Unsafe<PaymentView>({ $ref: 'Payment#' })),
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
