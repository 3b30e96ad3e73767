import { isPlainText } from '../text/isPlainText';
import type { Rule } from './rule';

/** PAIS (spec section 5): letters, accents and digits, single spaces only. */
export const validateCountry: Rule = (value) =>
  isPlainText(value) ? undefined : 'validation.country';
