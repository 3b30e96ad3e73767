import Type, { type Static } from 'typebox';

export const ChargeStatus = Type.Enum([
  /** Held for the merchant, who captures or voids it. */
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
  /** `[a-zA-Z0-9]{26,35}`, unique (Pix API of the central bank). */
  txid: Type.String(),
  /** BR Code: the text of the QR and of copy and paste. */
  code: Type.String(),
  expiresAt: Type.String(),
});
export type PixDetails = Static<typeof PixDetails>;

export const BankSlipDetails = Type.Object({
  id: Type.String(),
  /** 44 digits. */
  barcode: Type.String(),
  /** 47 digits. */
  digitableLine: Type.String(),
  /** YYYY-MM-DD. */
  dueDate: Type.String(),
});
export type BankSlipDetails = Static<typeof BankSlipDetails>;

/** A buyer's objection to a charge at the bank: won by the merchant, or lost to the buyer. */
export const Dispute = Type.Object({ status: Type.Enum(['open', 'won', 'lost']) });
export type Dispute = Static<typeof Dispute>;

/** Money that went back to the buyer. */
export const Refund = Type.Object({
  /** The merchant's, by which it may repeat the call; null: it asked without one. */
  reference: Type.Union([Type.String(), Type.Null()]),
  /** Minor units. */
  amount: Type.Integer({ minimum: 1 }),
});
export type Refund = Static<typeof Refund>;

/** What a webhook says has happened; its data is the charge in any case. */
export const EventType = Type.Enum(['charge.updated', 'dispute.opened', 'dispute.closed']);
export type EventType = Static<typeof EventType>;

/** What a change of a charge leaves in the ledger. */
export const LedgerKind = Type.Enum([
  'created',
  'authorized',
  'captured',
  'voided',
  /** A part of what was taken went back, by this row's amount; the last of them is `refunded`. */
  'partly_refunded',
  'refunded',
  'expired',
  'disputed',
  'dispute_won',
  'dispute_lost',
]);
export type LedgerKind = Static<typeof LedgerKind>;

/** What one change of a charge sets, and the ledger rows it leaves, in order. */
export const ChargeChange = Type.Object({
  status: ChargeStatus,
  declineCode: Type.Union([DeclineCode, Type.Null()]),
  profileId: Type.Union([Type.String(), Type.Null()]),
  dispute: Type.Optional(Dispute),
  refund: Type.Optional(Refund),
  ledger: Type.Array(LedgerKind),
});
export type ChargeChange = Static<typeof ChargeChange>;
