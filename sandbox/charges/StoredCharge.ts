import type { BankSlipDetails, ChargeStatus, DeclineCode, PixDetails } from './Charge';
import type { ChargeTerms } from './ChargeTerms';

/** A charge as the sandbox keeps it. Never changed in place: a change makes a new one. */
export interface StoredCharge {
  readonly id: string;
  readonly terms: ChargeTerms;
  readonly pix: PixDetails | null;
  readonly bankSlip: BankSlipDetails | null;
  readonly status: ChargeStatus;
  readonly declineCode: DeclineCode | null;
  readonly profileId: string | null;
  readonly createdAt: string;
}
