import { isRepeated } from '../documents/isRepeated';
import type { Rule } from './rule';

/** DNI (spec section 5): 8 digits, not all the same. It has no checksum. */
export const validateDni: Rule = (value) => {
  const digits = value.trim();
  return /^\d{8}$/.test(digits) && !isRepeated(digits) ? undefined : 'validation.dni';
};
