import Type, { type Static } from 'typebox';

export const ChargeStatus = Type.Enum([
  'authorized',
  'captured',
  'declined',
  'requires_action',
  'pending',
  'expired',
  'voided',
  'refunded',
]);
export type ChargeStatus = Static<typeof ChargeStatus>;

export const DeclineCode = Type.Enum([
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'authentication_failed',
]);
export type DeclineCode = Static<typeof DeclineCode>;

export const PixDetails = Type.Object({
  txid: Type.String(),
  code: Type.String(),
  expiresAt: Type.String(),
});
export type PixDetails = Static<typeof PixDetails>;

export const BankSlipDetails = Type.Object({
  id: Type.String(),
  barcode: Type.String(),
  digitableLine: Type.String(),
  dueDate: Type.String(),
});
export type BankSlipDetails = Static<typeof BankSlipDetails>;

export const Dispute = Type.Object({ status: Type.Enum(['open', 'won', 'lost']) });
export type Dispute = Static<typeof Dispute>;

export const Refund = Type.Object({
  reference: Type.Union([Type.String(), Type.Null()]),
  amount: Type.Integer({ minimum: 1 }),
});
export type Refund = Static<typeof Refund>;

export const EventType = Type.Enum(['charge.updated', 'dispute.opened', 'dispute.closed']);
export type EventType = Static<typeof EventType>;

export const LedgerKind = Type.Enum([
  'created',
  'authorized',
  'captured',
  'voided',
  'partly_refunded',
  'refunded',
  'expired',
  'disputed',
  'dispute_won',
  'dispute_lost',
]);
export type LedgerKind = Static<typeof LedgerKind>;

export const ChargeChange = Type.Object({
  status: ChargeStatus,
  declineCode: Type.Union([DeclineCode, Type.Null()]),
  profileId: Type.Union([Type.String(), Type.Null()]),
  dispute: Type.Optional(Dispute),
  refund: Type.Optional(Refund),
  ledger: Type.Array(LedgerKind),
});
export type ChargeChange = Static<typeof ChargeChange>;
