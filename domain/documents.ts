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

/** Peru's number of a person: 8 digits, not all the same. It has no checksum. */
export function isDni(value: string): boolean {
  return /^(?!(\d)\1{7})\d{8}$/.test(toPlainLine(value));
}
