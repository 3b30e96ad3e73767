import Type from 'typebox';
import { declineReasons, paymentMethods, paymentTypes } from '../../enumerations';
import { CurrencyCode, MinorUnits } from '../../money';
import { withDescription } from '../../withDescription';
import { EventBuyer, EventPayer } from './people';
import { saleMembers } from './sale';

const moment = Type.String({ format: 'date-time' });

const paymentMembers = {
  paymentId: Type.String({ format: 'uuid' }),
  token: Type.String({ description: 'Opens the payment: GET /api/v1/payment/{token}' }),
  orderNumber: Type.String({ description: 'What the buyer names it by', pattern: '^[0-9A-F]{8}$' }),
  purchaseId: Type.String({
    format: 'uuid',
    description: 'What is bought: it is paid by one of its payments at most',
  }),
  paysPurchase: Type.Boolean({
    description:
      'Whether its purchase is paid by this payment now. Money that came twice is not: it goes back.',
  }),
  type: Type.Enum([...paymentTypes]),
  ...saleMembers,
  planId: Type.String(),
  description: Type.String({ description: 'What is paid for, as the buyer reads it' }),
  amount: withDescription(MinorUnits, 'Of all parts'),
  currency: CurrencyCode,
  parts: Type.Array(
    Type.Object({
      method: Type.Enum([...paymentMethods]),
      amount: MinorUnits,
      installments: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    }),
    { minItems: 1, maxItems: 2 },
  ),
  voucher: Type.Union([Type.String(), Type.Null()]),
  offer: Type.Union([Type.String(), Type.Null()]),
  createdAt: moment,
  buyer: EventBuyer,
};

export const PaymentPending = Type.Object({
  ...paymentMembers,
  pixExpiresAt: Type.Union([moment, Type.Null()]),
  bankSlipDueDate: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
});

export const PaymentPaid = Type.Object({ ...paymentMembers, paidAt: moment });

export const PaymentDeclined = Type.Object({
  ...paymentMembers,
  reason: Type.Enum([...declineReasons]),
});

export const PaymentExpired = Type.Object(paymentMembers);

export const PaymentRefunded = Type.Object({
  ...paymentMembers,
  refund: Type.Object({
    amount: withDescription(MinorUnits, 'What went back now'),
    total: withDescription(MinorUnits, 'What has gone back so far, this included'),
    methods: Type.Optional(
      Type.Array(Type.Enum([...paymentMethods]), {
        description: 'The methods of the payment by which it went back now',
      }),
    ),
    refundedAt: moment,
  }),
});

export const PaymentDisputed = Type.Object({
  ...paymentMembers,
  dispute: Type.Object({
    id: Type.String({ description: "The disputed charge, by the provider's id" }),
    status: Type.Enum(['open', 'won', 'lost'], {
      description: 'won: the money stays; lost: the bank gave it back',
    }),
    amount: MinorUnits,
    changedAt: moment,
  }),
});

export const AccessRequested = Type.Object({ ...paymentMembers, requestedAt: moment });

export const InvoiceRequested = Type.Object({
  paymentId: Type.String({ format: 'uuid' }),
  orderNumber: Type.String({ pattern: '^[0-9A-F]{8}$' }),
  purchaseId: Type.String({ format: 'uuid' }),
  ...saleMembers,
  planId: Type.String(),
  description: Type.String(),
  amount: MinorUnits,
  currency: CurrencyCode,
  paidAt: moment,
  payer: EventPayer,
});
