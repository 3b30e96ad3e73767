import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import { toPlainApostrophes, toPlainCharacters, toPlainLine } from '@/domain/plainText';
import type { PostalCountry } from './address';
import { digits, fullLayout, readCharacters } from './maskDigits';

/** A double space is one too many: the caret goes on behind the space that is there. */
const FORMAT = /^(?:[\p{L}\p{M}\p{N}]+(?:[ '][\p{L}\p{M}\p{N}]+)*[ ']?)?$/u;
const STREET = /^(?:[\p{L}\p{M}\p{N}]+(?:(?:[ ']|, ?)[\p{L}\p{M}\p{N}]+)*(?:[ ']|, ?)?)?$/u;

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(toPlainCharacters(text));

/** @param read brings a text near to its format */
function createTextMask(format: RegExp, read: (text: string) => string): MaskitoOptions {
  return {
    mask: ({ value }) => (hasWord(value) ? format : /^.*$/su),
    preprocessors: [
      ({ elementState, data }, action) => {
        if (action === 'validation') {
          const value = read(elementState.value);
          return { elementState: hasWord(value) ? { ...elementState, value } : elementState };
        }
        if (!hasWord(elementState.value)) {
          // Nothing but punctuation stays until a word comes.
          if (!hasWord(data)) return { elementState, data };
          return { elementState: { value: '', selection: [0, 0] }, data: read(data) };
        }
        const before = elementState.value.slice(0, elementState.selection[0]);
        const isAfterSpace = /(?:^|\s)$/.test(before);
        const text = read(`${isAfterSpace ? '' : 'a'}${data}`);
        return { elementState, data: isAfterSpace ? text : text.slice(1) };
      },
    ],
  };
}

/**
 * District, city, country and complement: punctuation that the rules of an address refuse never gets
 * in, so "Apto. 12-B" becomes "Apto 12 B". A text that is nothing but punctuation stays, for its rule
 * to say so: it was filled in, and is not empty.
 */
export const plainTextMask = createTextMask(FORMAT, toPlainText);

/** Commas stay until the street is read: one may set the number apart (`readStreet`). */
export const streetMask = createTextMask(STREET, toStreetText);

/**
 * A line of an address as its field would show it, also where no mask came to it: what a browser fills
 * in, or a look-up of postal codes brings.
 */
export const toPlainAddress = (text: string): string =>
  maskitoTransform(text, plainTextMask).trim();

/** "Avenida Paulista, 1578", "Rua Augusta, nº 12 B", "Av Larco nº 123": a street and its number. */
const NUMBERED = /^(.*\p{L}.*?)(?:, (?:n ?[ºo]? ?)?| n ?º ?)(\d{1,6}(?: ?[a-z])?)$/iu;

/**
 * A street and its number as they are meant: a number that a comma or "nº" sets apart at the end of the
 * street goes into its own field where that is empty. Without such a mark "Rua 25" is a street.
 */
export function readStreet(values: { street: string; number: string }): {
  street: string;
  number: string;
} {
  const text = maskitoTransform(values.street, streetMask).trim();
  const number = toPlainLine(values.number);
  const [, street = text, found = ''] = (number === '' && NUMBERED.exec(text)) || [];
  return { street: toPlainAddress(street), number: number || found };
}

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
  return toStreetText(text).replace(/, /g, ' ');
}

/** The same, with commas, and the degree sign of "N° 12" as the letter that it stands for. */
function toStreetText(text: string): string {
  return toPlainApostrophes(toPlainCharacters(text))
    .replace(/(\p{L}\.?)°/gu, '$1º')
    .replace(/[^\p{L}\p{M}\p{N}',]+/gu, ' ')
    .replace(/'+/g, "'")
    .replace(/(^|[ ,])'/g, '$1')
    .replace(/'(?=[ ,])/g, '')
    .replace(/ ?,[ ,]*/g, ', ')
    .replace(/ {2,}/g, ' ')
    .replace(/^[ ,]+/, '');
}
