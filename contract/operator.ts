import Type, { type Static } from 'typebox';
import { paymentMethods, paymentStates } from './enumerations';
import { CurrencyCode, MinorUnits } from './money';
import { withDescription } from './withDescription';

const moment = Type.String({ format: 'date-time' });
const Reason = Type.String({
  description: 'It stays with the payment',
  minLength: 1,
  maxLength: 500,
  pattern: '\\S',
});

export const OperatorParameters = Type.Object({
  id: Type.String({
    description: 'Of a payment: its id, its token, or the number of its order',
    minLength: 1,
    maxLength: 64,
  }),
});

export const OperatorRefund = Type.Object(
  {
    amount: Type.Optional(withDescription(MinorUnits, 'Without it, all that is left')),
    pixKey: Type.Optional(
      Type.String({
        description:
          'Of the payer, for the money of a bank slip: a CPF, a CNPJ, an e-mail address, a mobile phone with +55 or a random key',
        minLength: 1,
        maxLength: 77,
      }),
    ),
    reason: Reason,
  },
  {
    $id: 'OperatorRefund',
    description: 'What goes back, and why',
    additionalProperties: false,
    examples: [{ amount: 12_000, reason: 'class cancelled' }],
  },
);
export type OperatorRefund = Static<typeof OperatorRefund>;

export const OperatorReason = Type.Object(
  { reason: Reason },
  {
    $id: 'OperatorReason',
    description: 'Why an operator does something to a payment',
    additionalProperties: false,
    examples: [{ reason: 'receipt 118' }],
  },
);
export type OperatorReason = Static<typeof OperatorReason>;

export const OperatorPayment = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    token: Type.String(),
    orderNumber: Type.String({ pattern: '^[0-9A-F]{8}$' }),
    state: Type.Enum([...paymentStates]),
    amount: MinorUnits,
    currency: CurrencyCode,
    business: Type.String(),
    productCode: Type.String(),
    planId: Type.String(),
    seller: Type.String(),
    createdAt: moment,
    payer: Type.Object({ name: Type.String(), email: Type.String() }),
    parts: Type.Array(
      Type.Object({
        position: Type.Integer(),
        method: Type.Enum([...paymentMethods]),
        amount: MinorUnits,
        state: Type.String(),
        refunded: MinorUnits,
        dispute: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    history: Type.Array(
      Type.Object({
        at: moment,
        what: Type.String({ description: 'A state, or what an operator or the buyer did' }),
        who: Type.String({ description: 'An operator, the buyer, or what brought the state' }),
        why: Type.Union([Type.String(), Type.Null()]),
        part: Type.Union([Type.Integer(), Type.Null()]),
        amount: Type.Union([MinorUnits, Type.Null()]),
      }),
      { description: 'What became of it, oldest first' },
    ),
  },
  { $id: 'OperatorPayment', description: 'A payment as an operator sees it' },
);
export type OperatorPayment = Static<typeof OperatorPayment>;
