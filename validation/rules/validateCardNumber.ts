import { hasCardChecksum } from '../cards/hasCardChecksum';
import type { Rule } from './rule';

/** CARD_NUMBER (spec section 5): the checksum, and 14, 15 or 16 digits. */
export const validateCardNumber: Rule = (value) => {
  const digits = value.replace(/\s/g, '');
  return /^\d{14,16}$/.test(digits) && hasCardChecksum(digits)
    ? undefined
    : 'validation.cardNumber';
};
