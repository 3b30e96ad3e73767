import Type, { type Static } from 'typebox';

export const LedgerKind = Type.Enum([
  'created',
  'authorized',
  'captured',
  'voided',
  'refunded',
  'expired',
]);
export type LedgerKind = Static<typeof LedgerKind>;

/** One row of GET /ledger. */
export interface LedgerRow {
  /** From 1, without gaps. */
  seq: number;
  kind: LedgerKind;
  method: string;
  paymentId: string;
  /** What drives the payment: the Pix txid, else the charge's id. */
  txid: string;
  /** Minor units. */
  amount: number;
  /** ISO 8601 UTC. */
  at: string;
}
