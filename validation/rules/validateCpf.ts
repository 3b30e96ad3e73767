import { isRepeated } from '../documents/isRepeated';
import { mod11CheckDigit } from '../documents/mod11CheckDigit';
import type { Rule } from './rule';

const FORMAT = /^(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{11})$/;
const FIRST_WEIGHTS = [10, 9, 8, 7, 6, 5, 4, 3, 2];

/** CPF (spec section 5): `000.000.000-00` or 11 digits, both check digits, no repeated digit. */
export const validateCpf: Rule = (value) => {
  const text = value.trim();
  if (!FORMAT.test(text)) return 'validation.cpf';
  const digits = text.replace(/\D/g, '');
  const first = mod11CheckDigit(digits.slice(0, 9), FIRST_WEIGHTS);
  const second = mod11CheckDigit(digits.slice(0, 10), [11, ...FIRST_WEIGHTS]);
  const isValid = !isRepeated(digits) && digits.endsWith(`${first}${second}`);
  return isValid ? undefined : 'validation.cpf';
};
