import type { DeclineCode } from '../charges/Charge';
import { isLuhnValid } from './isLuhnValid';

export type CardOutcome =
  | { status: 'captured' }
  | { status: 'requires_action' }
  | { status: 'declined'; declineCode: DeclineCode };

const outcomes: ReadonlyMap<string, CardOutcome> = new Map<string, CardOutcome>([
  ['4000000000000002', { status: 'declined', declineCode: 'card_declined' }],
  ['4000000000009995', { status: 'declined', declineCode: 'insufficient_funds' }],
  ['4000000000000069', { status: 'declined', declineCode: 'expired_card' }],
  ['4000000000000127', { status: 'declined', declineCode: 'incorrect_cvc' }],
  ['4000000000003220', { status: 'requires_action' }],
]);

/** What happens to a card, by its number alone (design section 8). Anything but digits is ignored. */
export function cardOutcome(number: string): CardOutcome {
  const digits = number.replace(/\D/g, '');
  const outcome = outcomes.get(digits);
  if (outcome) return outcome;
  return isLuhnValid(digits)
    ? { status: 'captured' }
    : { status: 'declined', declineCode: 'card_declined' };
}
