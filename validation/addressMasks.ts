import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import { toPlainApostrophes, toPlainCharacters, toPlainLine } from '@/domain/plainText';
import { findCep, type PostalCountry } from './address';
import { digits, fullLayout, readCharacters, readDigitLetters } from './maskDigits';

const FORMAT = /^(?:[\p{L}\p{M}\p{N}]+(?:[ '][\p{L}\p{M}\p{N}]+)*[ ']?)?$/u;
const STREET = /^(?:[\p{L}\p{M}\p{N}]+(?:(?:[ '.]|, ?)[\p{L}\p{M}\p{N}]+)*(?:[ '.]|, ?)?)?$/u;

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(toPlainCharacters(text));

/** @param read converts a text towards its format */
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
          // Text of nothing but punctuation stays until a word comes.
          if (!hasWord(data)) return { elementState, data };
          return { elementState: { value: '', selection: [0, 0] }, data: read(data) };
        }
        const before = elementState.value.slice(0, elementState.selection[0]);
        const isAfterSpace = /(?:^|\s)$/.test(before);
        const text = read(`${isAfterSpace ? '' : /\d$/.test(before) ? '0' : 'a'}${data}`);
        return { elementState, data: isAfterSpace ? text : text.slice(1) };
      },
    ],
  };
}

/**
 * District, city, country and complement: the mask drops punctuation that the address rules refuse, so
 * "Apto. 12-B" becomes "Apto 12 B". A text of nothing but punctuation stays, so that its rule refuses
 * it: the field is not empty.
 */
export const plainTextMask = createTextMask(FORMAT, toPlainText);

export const streetMask = createTextMask(STREET, toStreetText);

export const toPlainAddress = (text: string): string =>
  maskitoTransform(text, plainTextMask).trim();

const NUMBER_WORD = '(?:n ?º|no|n[uú]m(?:ero)?|nro?)';
const digitsOfHouse = '(?:\\d{1,3}(?:\\.\\d{3})+|\\d{1,6})(?: ?[a-z])?';
const noNumber = '(?:s ?n|sem n(?:[uú]mero|[uú]m)?)(?: ?[ºo])?';

const SET_APART = new RegExp(
  `^(.+?)(?:, (?:(?:${NUMBER_WORD}|n) ?)?(${digitsOfHouse})| ${NUMBER_WORD} ?(${digitsOfHouse})|, (${noNumber}))$`,
  'iu',
);
const BEHIND_WORDS = new RegExp(`^(.+?) (?:n (${digitsOfHouse})|(${noNumber}))$`, 'iu');

/**
 * In "km 12,5" the digits behind the comma are a decimal of the kilometre, not the number of a house.
 */
const KILOMETRE = /(?:^|[^\p{L}])(?:km|qu[ií]l[oóôò]metro|kil[oóô]metro) ?\d+, \d{1,3}$/iu;

function splitStreet(text: string): { street: string; number: string } | undefined {
  if (KILOMETRE.test(text)) return undefined;
  for (const [form, words] of [[SET_APART, 1] as const, [BEHIND_WORDS, 2] as const]) {
    const [, street = '', ...numbers]: (string | undefined)[] = form.exec(text) ?? [];
    const number = numbers.find((found) => found !== undefined);
    if (number !== undefined && (street.match(/\p{L}+/gu)?.length ?? 0) >= words)
      return { street, number: toHouseNumber(number) };
  }
  return undefined;
}

function toHouseNumber(found: string): string {
  if (/\d/.test(found)) return found.replace(/\./g, '');
  return found.startsWith('S') && !/\p{Ll}/u.test(found) ? 'S/N' : 's/n';
}

/**
 * Reads a street and its number as the buyer means them: a number that a comma or "nº" separates at
 * the end of the street moves into its own field where that is empty, and so does "s/n". Without such
 * a mark "Rua 25" is a street.
 */
export function readStreet(values: { street: string; number: string }): {
  street: string;
  number: string;
} {
  const text = maskitoTransform(values.street, streetMask).replace(/[\s.,]+$/, '');
  const number = toPlainLine(values.number);
  const split = number === '' ? splitStreet(text) : undefined;
  return { street: toPlainAddress(split?.street ?? text), number: split?.number ?? number };
}

const layouts: Record<PostalCountry, (RegExp | string)[]> = {
  BR: [...digits(5), '-', ...digits(3)],
  MZ: digits(4),
  PE: digits(5),
};

/**
 * Text typed behind a whole CEP stays visible: its digits would make another number
 * (`readPostalCode`).
 */
const BEHIND_CEP = /^\d{5}-\d{3}[^\d-]/;

const fullCep = fullLayout(layouts.BR);

const cepMask: MaskitoOptions = {
  mask: ({ value }) => (BEHIND_CEP.test(value) ? /^.*$/su : fullCep({ value })),
  preprocessors: [
    readCharacters,
    ({ elementState, data }, action) => {
      const { selection, value } = elementState;
      const isFree = BEHIND_CEP.test(value);
      if (action === 'validation') {
        const found = isFree ? undefined : findCep(value);
        return { elementState: { ...elementState, value: found ?? value } };
      }
      if (action !== 'insert') return { elementState, data };
      const whole = `${value.slice(0, selection[0])}${data}${value.slice(selection[1])}`;
      const found = data.length > 1 ? findCep(whole) : undefined;
      const becomesFree = !isFree && BEHIND_CEP.test(whole);
      return found === undefined && !becomesFree
        ? { elementState, data }
        : { elementState: { value: '', selection: [0, 0] }, data: found ?? whole };
    },
    readDigitLetters(8),
  ],
};

export function postalCodeMask(country: PostalCountry): MaskitoOptions {
  if (country === 'BR') return cepMask;
  return { mask: fullLayout(layouts[country]), preprocessors: [readCharacters] };
}

export function readPostalCode(text: string, country: PostalCountry): string {
  const found = country === 'BR' ? findCep(text) : undefined;
  return found ?? (maskitoTransform(text, postalCodeMask(country)) || text);
}

function toPlainText(text: string): string {
  return toStreetText(text)
    .replace(/[.,] ?/g, ' ')
    .replace(/ {2,}/g, ' ');
}

function toStreetText(text: string): string {
  return toPlainApostrophes(toPlainCharacters(text))
    .replace(/(\p{L}\.?)°/gu, '$1º')
    .replace(/[^\p{L}\p{M}\p{N}',.]+/gu, ' ')
    .replace(/(\d)\.(?=\d|$)|\./g, (_, digit?: string) => (digit === undefined ? ' ' : `${digit}.`))
    .replace(/'+/g, "'")
    .replace(/(^|[ ,])'/g, '$1')
    .replace(/'(?=[ ,])/g, '')
    .replace(/ ?,[ ,]*/g, ', ')
    .replace(/ {2,}/g, ' ')
    .replace(/^[ ,]+/, '');
}
