import { parseExpirationDate } from '../cards/parseExpirationDate';
import type { ValidationMessageKey } from '../validationMessageKey';

const MAX_YEARS_AHEAD = 10;

/**
 * CARD_EXPIRE_DATE (spec section 5): not before the current month, at most 10 years ahead. `now`
 * is read on the local calendar.
 */
export function validateCardExpirationDate(
  value: string,
  now: Date,
): ValidationMessageKey | undefined {
  const date = parseExpirationDate(value);
  if (!date) return 'validation.cardExpirationDate';
  const year = now.getFullYear();
  const isPast = date.year < year || (date.year === year && date.month < now.getMonth() + 1);
  const isTooFar = date.year > year + MAX_YEARS_AHEAD;
  return isPast || isTooFar ? 'validation.cardExpirationDate' : undefined;
}
