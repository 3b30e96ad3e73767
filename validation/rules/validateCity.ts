import { isPlainText } from '../text/isPlainText';
import type { Rule } from './rule';

/** CIDADE (spec section 5): letters, accents and digits, single spaces only. */
export const validateCity: Rule = (value) => (isPlainText(value) ? undefined : 'validation.city');
