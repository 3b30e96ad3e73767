import type { ValidationMessageKey } from '../validationMessageKey';

/** A number with its country code: what a call can carry (E.164 allows 15 digits). */
const INTERNATIONAL = /^\+[1-9][0-9]{4,14}$/;

/** Brazil: area code of two digits 1-9, then 9 and eight digits. Also the rule of last resort. */
const BRAZIL = /^[1-9]{2}9[0-9]{8}$/;

/** National mobile numbers, without punctuation, where they are not Brazil's (facts, "Phones"). */
const nationalMobiles: Partial<Record<string, RegExp>> = {
  MZ: /^8[2-7][0-9]{7}$/,
  PE: /^9[0-9]{8}$/,
};

/**
 * PHONE (spec section 5). With '+', at least 6 characters. Without it, a mobile number of the
 * chosen country (ISO 3166 code) for Mozambique and Peru, and the Brazilian pattern for any other.
 * Spaces, dots, hyphens and parentheses do not count. Mozambique and Eu Militar say the message in
 * their own words in `locales/`.
 */
export function validatePhone(value: string, country: string): ValidationMessageKey | undefined {
  const compact = value.replace(/[\s().-]/g, '');
  const pattern = compact.startsWith('+') ? INTERNATIONAL : (nationalMobiles[country] ?? BRAZIL);
  return pattern.test(compact) ? undefined : 'validation.phone';
}
