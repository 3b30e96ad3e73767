import type { MaskitoOptions } from '@maskito/core';
import { digits } from './maskDigits';
import type { Rule, ValidationMessageKey } from './rule';

/** A number with its country code: what a call can carry (E.164 allows 15 digits). */
const INTERNATIONAL = /^\+[1-9][0-9]{4,14}$/;

/** Brazil: area code of two digits 1-9, then 9 and eight digits. Also the rule of last resort. */
const BRAZIL = /^[1-9]{2}9[0-9]{8}$/;

/**
 * National mobile numbers, without punctuation, where they are not Brazil's (docs/behaviour.md 11,
 * "Phones").
 */
const nationalMobiles: Partial<Record<string, RegExp>> = {
  MZ: /^8[2-7][0-9]{7}$/,
  PE: /^9[0-9]{8}$/,
};

/**
 * PHONE (docs/behaviour.md 5). With '+', at least 6 characters. Without it, a mobile number of the
 * chosen country (ISO 3166 code) for Mozambique and Peru, and the Brazilian pattern for any other.
 * Spaces, dots, hyphens and parentheses do not count. Mozambique and Eu Militar say the message in
 * their own words in `locales/`.
 */
export function validatePhone(value: string, country: string): ValidationMessageKey | undefined {
  const compact = value.replace(/[\s().-]/g, '');
  const pattern = compact.startsWith('+') ? INTERNATIONAL : (nationalMobiles[country] ?? BRAZIL);
  return pattern.test(compact) ? undefined : 'validation.phone';
}

/**
 * A Mozambican mobile number (docs/behaviour.md 11, "Phones"), with or without its country code.
 */
const MOZAMBIQUE = /^(?:\+258)?8[2-7][0-9]{7}$/;

/** The number that an M-Pesa request goes to. Spaces, dots, hyphens and parentheses do not count. */
export const validateMpesaPhone: Rule = (value) =>
  MOZAMBIQUE.test(value.replace(/[\s().-]/g, '')) ? undefined : 'validation.mpesaPhone';

interface NationalForm {
  layout: (RegExp | string)[];
  /** A whole number behind its country code or a trunk 0; the group is the national number. */
  prefixed: RegExp;
}

/** Drops the spaces that a copied number starts with; a space that is typed stays. */
const dropLeadingSpaces = (text: string) => text.replace(/^\s+(?=\S)/, '');

/** How mobile numbers are shown (docs/behaviour.md 11, "Phones"). */
const nationalForms: Partial<Record<string, NationalForm>> = {
  BR: {
    layout: ['(', ...digits(2), ')', ' ', ...digits(5), '-', ...digits(4)],
    prefixed: /^(?:\+?55|0)([1-9]{2}9\d{8})$/,
  },
  MZ: {
    layout: [...digits(2), ' ', ...digits(3), ' ', ...digits(4)],
    prefixed: /^\+?258(8[2-7]\d{7})$/,
  },
  PE: {
    layout: [...digits(3), ' ', ...digits(3), ' ', ...digits(3)],
    prefixed: /^(?:\+?51|0)(9\d{8})$/,
  },
};

const international = /^\+?[\d\s().-]*$/;

/**
 * A phone number: in the country's own form for Brazil, Mozambique and Peru, and free after a '+'
 * or elsewhere. A whole number that is pasted or filled in with its country code or a trunk 0 is
 * taken as the national number.
 */
export function phoneMask(country: string): MaskitoOptions {
  const form = nationalForms[country];
  if (!form) return { mask: international };
  const toNational = (text: string) =>
    form.prefixed.exec(text.replace(/[\s().-]/g, ''))?.[1] ?? dropLeadingSpaces(text);
  return {
    mask: ({ value }) => (value.startsWith('+') ? international : form.layout),
    preprocessors: [
      ({ elementState, data }, action) =>
        action === 'validation'
          ? { elementState: { ...elementState, value: toNational(elementState.value) } }
          : { elementState, data: toNational(data) },
    ],
  };
}
