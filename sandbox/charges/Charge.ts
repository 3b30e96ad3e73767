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

/** A charge as the API and the webhooks show it. `amount` in minor units, times in ISO 8601 UTC. */
export interface Charge {
  id: string;
  paymentId: string;
  method: string;
  amount: number;
  currency: string;
  status: ChargeStatus;
  declineCode: DeclineCode | null;
  /** The stored card, once one was authorized. */
  profileId: string | null;
  /** Where the buyer's bank asks for confirmation, while the status is `requires_action`. */
  redirect: string | null;
  pix: PixDetails | null;
  bankSlip: BankSlipDetails | null;
  mpesa: { id: string } | null;
  createdAt: string;
}
