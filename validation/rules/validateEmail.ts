import isEmail from 'validator/lib/isEmail.js';
import type { Rule } from './rule';

const MIN_CHARACTERS = 7;
const MAX_CHARACTERS = 80;
const MIN_PART_CHARACTERS = 2;

function isAddress(email: string): boolean {
  if (email.length < MIN_CHARACTERS || email.length > MAX_CHARACTERS) return false;
  const [localPart = '', domain = ''] = email.split('@');
  const parts = [localPart, ...domain.split('.')];
  if (parts.some((part) => part.length < MIN_PART_CHARACTERS)) return false;
  // The package accepts letters beyond ASCII in the domain; the spec accepts none.
  return isEmail(email, { allow_utf8_local_part: false }) && /^[\x21-\x7e]+$/.test(email);
}

/**
 * EMAIL (spec section 5): 7 to 80 characters, no accented letters, at least 2 characters before
 * the @ and in every label of the domain, and valid for the package `validator`. Spaces around the
 * address, which keyboards and paste leave behind, are ignored.
 */
export const validateEmail: Rule = (value) =>
  isAddress(value.trim()) ? undefined : 'validation.email';
