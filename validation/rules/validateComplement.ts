import { isPlainText } from '../text/isPlainText';
import type { Rule } from './rule';

/** COMPLEMENTO (spec section 5): letters, accents and digits, single spaces only; may be empty. */
export const validateComplement: Rule = (value) =>
  value.trim() === '' || isPlainText(value) ? undefined : 'validation.complement';
