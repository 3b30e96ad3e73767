import type { DeclineReason } from '@/contract/enumerations';

export type ChargeStatus =
  | 'authorized'
  | 'captured'
  | 'declined'
  | 'requires_action'
  | 'pending'
  | 'expired'
  | 'voided'
  | 'refunded';

/** A charge at a payment provider, in the words of this service. */
export interface Charge {
  /** The provider's id. */
  id: string;
  /** Our part's reference, by which the provider charges it once. */
  reference: string;
  status: ChargeStatus;
  declineReason: DeclineReason | null;
  /** A stored card, usable for one-click purchases. */
  profileId: string | null;
  /** Where the buyer's bank asks for confirmation. */
  redirect: string | null;
  pix: { txid: string; code: string; expiresAt: Date } | null;
  bankSlip: { id: string; barcode: string; digitableLine: string; dueDate: string } | null;
  mpesa: { id: string } | null;
}
