import type { Rule } from './rule';

/** A Mozambican mobile number (facts, "Phones"), with or without its country code. */
const MOZAMBIQUE = /^(?:\+258)?8[2-7][0-9]{7}$/;

/** The number that an M-Pesa request goes to. Spaces, dots, hyphens and parentheses do not count. */
export const validateMpesaPhone: Rule = (value) =>
  MOZAMBIQUE.test(value.replace(/[\s().-]/g, '')) ? undefined : 'validation.mpesaPhone';
