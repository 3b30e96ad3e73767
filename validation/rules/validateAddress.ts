import { isPlainText } from '../text/isPlainText';
import type { Rule } from './rule';

/** ADDRESS (spec section 5): letters, accents and digits, single spaces only. */
export const validateAddress: Rule = (value) =>
  isPlainText(value) ? undefined : 'validation.address';
