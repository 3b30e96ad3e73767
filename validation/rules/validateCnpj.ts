import { isRepeated } from '../documents/isRepeated';
import { mod11CheckDigit } from '../documents/mod11CheckDigit';
import type { Rule } from './rule';

const FORMAT = /^[0-9A-Z]{12}\d{2}$/;
const FIRST_WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * CNPJ (spec section 5): 14 characters, both check digits, not one digit repeated. Since July 2026
 * the first 12 may be letters (facts, "Documents"). Punctuation and case do not count.
 */
export const validateCnpj: Rule = (value) => {
  const number = value.trim().replace(/[./-]/g, '').toUpperCase();
  if (!FORMAT.test(number) || isRepeated(number)) return 'validation.cnpj';
  const first = mod11CheckDigit(number.slice(0, 12), FIRST_WEIGHTS);
  const second = mod11CheckDigit(number.slice(0, 13), [6, ...FIRST_WEIGHTS]);
  return number.endsWith(`${first}${second}`) ? undefined : 'validation.cnpj';
};
