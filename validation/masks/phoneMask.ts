import type { MaskitoOptions } from '@maskito/core';
import { digits } from './digits';

interface NationalForm {
  layout: (RegExp | string)[];
  /** A whole number behind its country code or a trunk 0; the group is the national number. */
  prefixed: RegExp;
}

/** Drops the spaces that a copied number starts with; a space that is typed stays. */
const dropLeadingSpaces = (text: string) => text.replace(/^\s+(?=\S)/, '');

/** How mobile numbers are shown (facts, "Phones"). */
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
