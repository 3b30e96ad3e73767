import type { DeclineReason } from '@/contract/enumerations';

/** A card to be checked and kept without a charge. */
export interface CardVerificationOrder {
  /** Ours: asked twice with the same, the provider answers the same. */
  reference: string;
  encryptedCard: string;
}

/** Either the card is kept, under `profileId`, or it was refused. */
export type CardVerificationResult =
  { profileId: string; declineReason: null } | { profileId: null; declineReason: DeclineReason };
