import Type, { type Static } from 'typebox';
import { MinorUnits } from './money';
import { paymentLinkFields } from './paymentLink';
import { PaymentPartView } from './payment';
import { Plan } from './product';
import { withDescription } from './withDescription';

/** The refund of a bank slip goes to one of these Pix keys of its payer, and to nobody else's. */
export const pixKeyKinds = ['document', 'email', 'phone'] as const;
export type PixKeyKind = (typeof pixKeyKinds)[number];

export const refundStates = ['open', 'asked', 'done', 'closed'] as const;

export const RefundLink = Type.Object(
  {
    ...paymentLinkFields,
    plan: Plan,
    orderNumber: Type.String({ pattern: '^[0-9A-F]{8}$' }),
    state: Type.Enum([...refundStates], {
      description:
        '`open`: the buyer may give the purchase back, until `endsAt`; `asked`: the money is on its way; `done`: it has gone back; `closed`: neither, ask the seller',
    }),
    amount: withDescription(MinorUnits, 'What goes back, is on its way or has gone back'),
    endsAccess: Type.Boolean({
      description:
        'Whether the access to the product ends with the refund: not where another payment gives it, nor where an earlier period still runs',
    }),
    parts: Type.Array(PaymentPartView, { minItems: 1, maxItems: 2 }),
    paidAt: Type.String({ format: 'date-time' }),
    endsAt: Type.String({ format: 'date-time' }),
    changedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'When it was asked for, or went back',
    }),
    pixKeys: Type.Array(
      Type.Object({
        kind: Type.Enum([...pixKeyKinds]),
        documentType: Type.Optional(Type.Enum(['cpf', 'cnpj'])),
        value: Type.String({ description: 'Masked' }),
      }),
      {
        description:
          'Of a bank slip, which has no way back: what of the payer may be the Pix key that the money goes to; empty for others',
      },
    ),
  },
  { $id: 'RefundLink', description: 'A purchase that its buyer may regret, and what came of it' },
);
export type RefundLink = Static<typeof RefundLink>;

export const RefundConfirmation = Type.Object(
  { pixKey: Type.Optional(Type.Enum([...pixKeyKinds])) },
  {
    $id: 'RefundConfirmation',
    description: 'The buyer gives the purchase back; of a bank slip, where the money goes',
    additionalProperties: false,
    examples: [{}, { pixKey: 'document' }],
  },
);
export type RefundConfirmation = Static<typeof RefundConfirmation>;
