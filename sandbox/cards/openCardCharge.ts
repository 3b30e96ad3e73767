import type { ChargeChange } from '../charges/ChargeChange';
import type { CardOutcome } from './cardOutcome';
import { createProfileId } from './createProfileId';
import { type HoldTerms, takenCharge } from './takenCharge';

/** A card's charge is taken at once, unless the buyer's bank wants to ask first (3-D Secure). */
export function openCardCharge(outcome: CardOutcome, terms: HoldTerms): ChargeChange {
  const unsettled = { declineCode: null, profileId: null };
  switch (outcome.status) {
    case 'captured':
      return takenCharge(createProfileId(), terms);
    case 'requires_action':
      return { ...unsettled, status: 'requires_action', ledger: ['created'] };
    case 'declined':
      return {
        ...unsettled,
        status: 'declined',
        declineCode: outcome.declineCode,
        ledger: ['created'],
      };
  }
}
