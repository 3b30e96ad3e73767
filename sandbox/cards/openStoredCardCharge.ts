import type { ChargeChange } from '../charges/ChargeChange';
import { ProblemError } from '../problems/ProblemError';
import { type HoldTerms, takenCharge } from './takenCharge';

/**
 * A stored card was approved before, and is again.
 * @throws ProblemError 400 `unknown_profile`
 */
export function openStoredCardCharge(
  terms: HoldTerms & { profileId: string },
  storedCards: ReadonlySet<string>,
): ChargeChange {
  if (!storedCards.has(terms.profileId)) {
    throw new ProblemError(400, 'unknown_profile', 'No card is stored under this id.');
  }
  return takenCharge(terms.profileId, terms);
}
