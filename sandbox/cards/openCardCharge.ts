import type { ChargeChange } from '../charges/ChargeChange';
import type { CardOutcome } from './cardOutcome';
import { createProfileId } from './createProfileId';

/** A card's charge is settled at once, unless the buyer's bank wants to ask first (3-D Secure). */
export function openCardCharge(outcome: CardOutcome): ChargeChange {
  const unsettled = { declineCode: null, profileId: null };
  switch (outcome.status) {
    case 'captured':
      return {
        ...unsettled,
        status: 'captured',
        profileId: createProfileId(),
        ledger: ['created', 'authorized', 'captured'],
      };
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
