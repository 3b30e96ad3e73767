import Type, { type Static } from 'typebox';
import { linkParameters } from '@/domain/link/linkParameters';
import { Consent } from './consent';
import { cardCompanyIds } from '@/domain/cardCompanies';
import { Address } from './address';
import { AgreementRequest, TrialView } from './cardAgreement';
import { BusinessCode } from './business';
import {
  declineReasons,
  operations,
  paymentMethods,
  paymentStates,
  paymentTypes,
  planTypes,
} from './enumerations';
import {
  cardKeyExample,
  paymentExample,
  paymentRequestExamples,
  paymentResponseExample,
} from './examples';
import { PhoneNumber } from './lead';
import { CurrencyCode, MinorUnits } from './money';
import { PaymentParts } from './paymentParts';
import { Tracking } from './tracking';
import { withDescription } from './withDescription';

export const DocumentNumber = Type.String({
  description: 'CPF, CNPJ (old or alphanumeric form) or DNI, without punctuation',
  pattern: '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2}|[0-9]{8})$',
});

export const BirthDate = Type.String({
  format: 'date',
  description: 'YYYY-MM-DD. A day in the past',
});

export const PaymentRequest = Type.Object(
  {
    name: Type.String({ minLength: 3, maxLength: linkParameters.name.longest }),
    email: Type.String({ minLength: 7, maxLength: linkParameters.email.longest }),
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
    voucher: Type.Optional(Type.String({ maxLength: linkParameters.voucher.longest })),
    offer: Type.Optional(Type.String({ maxLength: linkParameters.offer.longest })),
    flowId: Type.Optional(
      Type.String({
        description: "The flow that the buyer is on: a bank's page sends the buyer back to it",
        maxLength: linkParameters.flowId.longest,
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
      maxLength: linkParameters.plan.longest,
    }),
    planType: Type.Enum([...planTypes]),
    planId: Type.String({ maxLength: linkParameters.planId.longest }),
    productCode: Type.String({ minLength: 1, maxLength: linkParameters.productCode.longest }),
    seller: Type.String({ minLength: 1, maxLength: linkParameters.seller.longest }),
    source: Type.String({ minLength: 1, maxLength: linkParameters.source.longest }),
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

export const PaymentPartView = Type.Object(
  {
    method: Type.Enum([...paymentMethods]),
    amount: MinorUnits,
    installments: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    state: Type.Enum([...paymentStates]),
  },
  { description: 'One method of a payment, as its buyer sees it' },
);
export type PaymentPartView = Static<typeof PaymentPartView>;

/** Where the buyer goes next. */
export const paymentRoutes = ['success', 'pix', 'payment-verification'] as const;
export type PaymentRoute = (typeof paymentRoutes)[number];

export const PaymentView = Type.Object(
  {
    token: Type.String({ description: 'Unguessable id of the payment' }),
    state: Type.Enum([...paymentStates]),
    method: Type.Enum([...paymentMethods], {
      description:
        'The method of the part that the buyer has to do something about, else of the first',
    }),
    amount: withDescription(MinorUnits, 'Of all parts'),
    currency: CurrencyCode,
    parts: Type.Array(PaymentPartView, { minItems: 1, maxItems: 2 }),
    type: Type.Enum([...paymentTypes]),
    installments: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    productCode: Type.String(),
    planId: Type.String(),
    description: Type.Optional(
      Type.String({
        description:
          "What is paid for, in the seller's words, and the plan's name: profiles and add-ons are in it",
      }),
    ),
    planName: Type.Optional(Type.String()),
    createdAt: Type.String({ format: 'date-time' }),
    redirect: Type.Union([Type.String(), Type.Null()], {
      description: "With `requires_action`: where the buyer's bank asks for confirmation",
    }),
    paymentProfileIds: Type.Array(Type.String(), {
      description:
        'Cards that this payment left at the provider: its lead may pay with them in one click',
    }),
    storedCard: Type.Optional(
      Type.Union(
        [
          Type.Object({
            company: Type.Union([Type.Enum([...cardCompanyIds]), Type.Null()]),
            lastDigits: Type.String({ pattern: '^[0-9]{4}$' }),
          }),
          Type.Null(),
        ],
        { description: 'With them: what their holder knows the first by' },
      ),
    ),
    declineReason: Type.Union([Type.Enum([...declineReasons]), Type.Null()], {
      description: 'With `declined`',
    }),
    isTrial: Type.Optional(
      Type.Boolean({ description: 'With `declined`: its card was only checked, to begin a trial' }),
    ),
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
    mpesaPhone: Type.Optional(
      Type.Object(
        { lastDigits: Type.String({ pattern: '^[0-9]{4}$' }) },
        { description: 'While a push waits: the end of the number that it went to' },
      ),
    ),
    orderNumber: Type.Optional(
      Type.String({
        description: "What a buyer names it by to the school: the end of the payment's id",
        pattern: '^[0-9A-F]{8}$',
      }),
    ),
    mailsAccess: Type.Optional(
      Type.Boolean({
        description:
          'With `paid` or `trial`: the link to the account goes by mail, and may be asked for again (`POST /api/v1/access/resend`)',
      }),
    ),
    paidAt: Type.Optional(
      Type.String({ description: 'With `paid`: when the money was there', format: 'date-time' }),
    ),
    refund: Type.Optional(
      Type.Object(
        {
          amount: withDescription(MinorUnits, 'Of all parts, so far'),
          at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
            description: 'When money last went back; null: the provider has not said',
          }),
        },
        { description: 'Once money has gone back: all of it (`refunded`), or a part (`paid`)' },
      ),
    ),
    refundToken: Type.Optional(
      Type.String({
        description:
          'With `paid`, for seven days: opens the page on which the buyer gives the purchase back (`GET /api/v1/refund/{token}`)',
      }),
    ),
    subscriptionId: Type.Optional(
      Type.String({
        description: 'With `paid`: what the purchase began, to add to by paying the difference',
      }),
    ),
    trial: Type.Optional(
      withDescription(
        TrialView,
        'With `trial`, and ever after: what the amount is charged for later',
      ),
    ),
    canSimulate: Type.Boolean({
      description: 'Whether POST /simulation is offered here (never in production)',
    }),
  },
  { $id: 'Payment', description: 'A payment as it is now', examples: [paymentExample] },
);
export type PaymentView = Static<typeof PaymentView>;

export const PaymentResponse = Type.Object(
  {
    token: Type.String({ description: 'Unguessable id of the payment' }),
    redirect: Type.Union([Type.String(), Type.Null()], {
      description: "Where the buyer's bank asks for confirmation; null: nowhere",
    }),
    paymentProfileIds: Type.Array(Type.String(), {
      description: 'Stored cards at the provider; the first is used for one-click purchases later',
    }),
    route: Type.Enum([...paymentRoutes], {
      description:
        'Where the buyer goes next. `success`: it is paid, or a slip or a seller is to be paid later; `pix`: a Pix code is to be paid; `payment-verification`: it is not decided yet.',
    }),
    /** As GET /api/v1/payment/{token} answers it, which saves that call; a caller can do without. */
    payment: Type.Optional(Type.Unsafe<PaymentView>({ $ref: 'Payment#' })),
  },
  {
    $id: 'PaymentResponse',
    description: 'The payment that was made, and where its buyer goes next',
    examples: [paymentResponseExample],
  },
);
export type PaymentResponse = Static<typeof PaymentResponse>;

export const PaymentParameters = Type.Object({
  token: Type.String({ minLength: 16, maxLength: 64 }),
});

export const PaymentAttemptParameters = Type.Object({
  idempotencyKey: Type.String({ format: 'uuid' }),
});

/** The provider's public key. */
export const CardKey = Type.Object({
  kty: Type.Literal('RSA'),
  kid: Type.String(),
  use: Type.Literal('enc'),
  alg: Type.Literal('RSA-OAEP-256'),
  n: Type.String(),
  e: Type.String(),
});
export type CardKey = Static<typeof CardKey>;

export const ServedCardKey = Type.Object(
  {
    ...CardKey.properties,
    iat: Type.Integer({
      description:
        'When it was served, in seconds since 1970 by the clock of the service: a card that is encrypted with it says so as its own `iat`',
    }),
  },
  {
    $id: 'CardKey',
    description: 'RSA public key (JWK) that cards are encrypted with: RSA-OAEP-256, A256GCM',
    examples: [{ ...cardKeyExample, iat: 1767225600 }],
  },
);
export type ServedCardKey = Static<typeof ServedCardKey>;
