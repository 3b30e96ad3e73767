import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import { toPlainCharacters, toPlainApostrophes } from '@/domain/plainText';
import type { PostalCountry } from './address';
import { digits, fullLayout, readCharacters } from './maskDigits';

/** A double space is one too many: the caret goes on behind the space that is there. */
const FORMAT = /^(?:[\p{L}\p{M}\p{N}]+(?:[ '][\p{L}\p{M}\p{N}]+)*[ ']?)?$/u;

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(toPlainCharacters(text));

/**
 * Street, district, city, country and complement: punctuation that the rules of an address refuse
 * never gets in, so "Av. 24 de Julho, 1234" becomes "Av 24 de Julho 1234". A text that is nothing but
 * punctuation stays, for its rule to say so: it was filled in, and is not empty.
 */
export const plainTextMask: MaskitoOptions = {
  mask: ({ value }) => (hasWord(value) ? FORMAT : /^.*$/su),
  preprocessors: [
    ({ elementState, data }, action) => {
      if (action === 'validation') {
        const value = toPlainText(elementState.value);
        return { elementState: hasWord(value) ? { ...elementState, value } : elementState };
      }
      const isAfterSpace = /(?:^|\s)$/.test(elementState.value.slice(0, elementState.selection[0]));
      const text = toPlainText(`${isAfterSpace ? '' : 'a'}${data}`);
      return { elementState, data: isAfterSpace ? text : text.slice(1) };
    },
  ],
};

/**
 * A line of an address as its field would show it, also where no mask came to it: what a browser fills
 * in, or a look-up of postal codes brings.
 */
export const toPlainAddress = (text: string): string =>
  maskitoTransform(text, plainTextMask).trim();

const layouts: Record<PostalCountry, (RegExp | string)[]> = {
  BR: [...digits(5), '-', ...digits(3)],
  MZ: digits(4),
  PE: digits(5),
};

/** 00000-000 in Brazil, four digits in Mozambique, five in Peru. */
export function postalCodeMask(country: PostalCountry): MaskitoOptions {
  return { mask: fullLayout(layouts[country]), preprocessors: [readCharacters] };
}

/**
 * Brings what is pasted, filled in or typed near to what an address may hold: an apostrophe stays in
 * a word (d'Oeste), other punctuation becomes a space, and spaces that follow each other become one.
 * What ends the last word stays: the buyer may be about to type on.
 */
function toPlainText(text: string): string {
  return toPlainApostrophes(toPlainCharacters(text))
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .replace(/'+/g, "'")
    .replace(/(^| )'/g, '$1')
    .replace(/' /g, ' ')
    .replace(/ {2,}/g, ' ')
    .trimStart();
}
