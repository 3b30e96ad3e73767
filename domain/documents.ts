import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils';
import { toPlainLine } from './plainText';

/** Brazil's number of a person: `000.000.000-00` or 11 digits, both check digits, not one digit repeated. */
export function isCpf(value: string): boolean {
  const text = toPlainLine(value);
  return /^(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{11})$/.test(text) && isValidCpf(text);
}

/**
 * Brazil's number of a company: 14 characters, both check digits, not one digit repeated. Since July
 * 2026 the first 12 may be letters (docs/behaviour.md 11, "Documents"). Punctuation and case do not
 * count.
 */
export function isCnpj(value: string): boolean {
  const number = toPlainLine(value).replace(/[./-]/g, '').toUpperCase();
  return /^[0-9A-Z]{12}\d{2}$/.test(number) && isValidCnpj(number, { version: 2 });
}

/** Peru's number of a person: 8 digits, not all the same. Its check digit is no part of it (`isDniCheck`). */
export function isDni(value: string): boolean {
  return /^(?!(\d)\1{7})\d{8}$/.test(toPlainLine(value));
}

const DNI_WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Tells whether a digit or letter is the check of a DNI, as RENIEC (Peru's registry of persons)
 * prints it on the card. The weighted sum, modulo 11, gives the place of the digit and of the
 * letter.
 * @param number its 8 digits
 */
export function isDniCheck(number: string, check: string): boolean {
  const sum = DNI_WEIGHTS.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  const place = (11 - (sum % 11)) % 11;
  return ['67890112345'[place], 'KABCDEFGHIJ'[place]].includes(check.toUpperCase());
}
