import { isCardCompanyId } from '@/domain/cardCompanies';
import { hasCardChecksum, parseExpirationDate } from '@/domain/cards';
import type { Rule, ValidationMessageKey } from './rule';

/** CARD_NUMBER (docs/behaviour.md 5): the checksum, and 14, 15 or 16 digits. */
export const validateCardNumber: Rule = (value) => {
  const digits = value.replace(/\s/g, '');
  return /^\d{14,16}$/.test(digits) && hasCardChecksum(digits)
    ? undefined
    : 'validation.cardNumber';
};

export const validateCardCompany: Rule = (value) =>
  isCardCompanyId(value) ? undefined : 'validation.cardCompany';

const manyDigits = /(?:\d\D*){8}/;

export const validateCardHolder: Rule = (value) =>
  /\p{L}/u.test(value) && !manyDigits.test(value) ? undefined : 'validation.cardHolder';

const MAX_YEARS_AHEAD = 10;

/**
 * CARD_EXPIRE_DATE (docs/behaviour.md 5): not before the current month, at most 10 years ahead.
 * `now` is read on the local calendar.
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

/**
 * CARD_CVV (docs/behaviour.md 5): 3 or 4 digits, and the expected number of them when it is known.
 */
export function validateCardSecurityCode(
  value: string,
  expectedLength?: 3 | 4,
): ValidationMessageKey | undefined {
  const isCode = /^\d{3,4}$/.test(value);
  const isExpected = expectedLength === undefined || value.length === expectedLength;
  return isCode && isExpected ? undefined : 'validation.cardSecurityCode';
}
