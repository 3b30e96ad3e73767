import Type, { type Static } from 'typebox';
import { cardCompanyIds } from '@/domain/cardCompanies';
import { TrialView } from './cardAgreement';
import { declineReasons, paymentMethods, paymentStates, paymentTypes } from './enumerations';
import { paymentExample, paymentResponseExample } from './examples';
import { CurrencyCode, MinorUnits } from './money';
import { withDescription } from './withDescription';

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
