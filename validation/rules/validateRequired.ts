import type { Rule } from './rule';

/** REQUIRED (spec section 5): not empty; white space alone is empty. */
export const validateRequired: Rule = (value) =>
  value.trim() === '' ? 'validation.required' : undefined;
