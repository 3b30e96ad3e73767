import { isPlainText } from '../text/isPlainText';
import type { Rule } from './rule';

/** BAIRRO (spec section 5): letters, accents and digits, single spaces only. */
export const validateDistrict: Rule = (value) =>
  isPlainText(value) ? undefined : 'validation.district';
