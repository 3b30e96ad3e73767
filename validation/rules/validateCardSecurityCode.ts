import type { ValidationMessageKey } from '../validationMessageKey';

/** CARD_CVV (spec section 5): 3 or 4 digits, and the expected number of them when it is known. */
export function validateCardSecurityCode(
  value: string,
  expectedLength?: 3 | 4,
): ValidationMessageKey | undefined {
  const isCode = /^\d{3,4}$/.test(value);
  const isExpected = expectedLength === undefined || value.length === expectedLength;
  return isCode && isExpected ? undefined : 'validation.cardSecurityCode';
}
