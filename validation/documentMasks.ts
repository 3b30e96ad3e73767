import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { toPlainDashes } from '@/domain/plainText';
import { digits, fullLayout, readCharacters } from './maskDigits';

/** 000.000.000-00 */
const cpfLayout = [...digits(3), '.', ...digits(3), '.', ...digits(3), '-', ...digits(2)];

export const cpfMask: MaskitoOptions = {
  mask: fullLayout(cpfLayout),
  preprocessors: [readCharacters],
};

/** 8 digits. */
export const dniMask: MaskitoOptions = {
  mask: fullLayout(digits(8)),
  preprocessors: [readCharacters],
};

const character = /[0-9A-Z]/;
const characters = (count: number) => Array.from({ length: count }, () => character);

/** A number is often copied with its label. */
const LABEL = /^\s*(?:CNPJ|CPF)\b[^0-9A-Z]*/;

/** Letters in upper case, without the label that came along. */
const upperCaseDocument: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: {
    ...elementState,
    value: elementState.value.toUpperCase().replace(LABEL, ''),
  },
  data: data.toUpperCase().replace(LABEL, ''),
});

/**
 * 00.000.000/0000-00, where the first 12 may be letters since July 2026 (docs/behaviour.md 11,
 * "Documents").
 */
const cnpjLayout = [
  ...characters(2),
  '.',
  ...characters(3),
  '.',
  ...characters(3),
  '/',
  ...characters(4),
  '-',
  ...digits(2),
];

/** A CNPJ, of digits or alphanumeric; what is typed in lower case is lifted. */
const fullCnpj = fullLayout(cnpjLayout, character);
export const cnpjMask: MaskitoOptions = {
  mask: fullCnpj,
  preprocessors: [readCharacters, upperCaseDocument],
};

const CPF_DIGITS = 11;

/** Whether what is there can only be a CNPJ: a letter, or more than a CPF holds. */
function isCnpj(value: string): boolean {
  const characters = value.replace(/[^0-9A-Z]/gi, '');
  return /[A-Z]/i.test(characters) || characters.length > CPF_DIGITS;
}

/** A CPF as long as it can be one, then a CNPJ. */
export const registryMask: MaskitoOptions = {
  mask: ({ value }) => (isCnpj(value) ? fullCnpj({ value }) : cpfLayout),
  preprocessors: [readCharacters, upperCaseDocument],
};

/** Browsers fill in AAAA-MM-DD; people write 5/3/1990 and 5 3 1990. */
const spellOut = (text: string) =>
  toPlainDashes(text)
    .replace(/^\s*(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})\s*$/, '$3/$2/$1')
    .replace(/^\s*(\d)(?:\s*[/.-]|\s(?=\s*\d))\s*/, '0$1/')
    .replace(/^\s*(\d{2})(?:\s*[/.-]|\s)\s*(\d)(?:\s*[/.-]|\s(?=\s*\d))\s*/, '$1/0$2/');

/** DD/MM/AAAA */
export const birthDateMask: MaskitoOptions = {
  mask: fullLayout([...digits(2), '/', ...digits(2), '/', ...digits(4)]),
  preprocessors: [
    readCharacters,
    ({ elementState, data }, action) => {
      const { value } = elementState;
      if (action === 'validation') {
        return { elementState: { ...elementState, value: spellOut(value) } };
      }
      // What is typed behind a single digit of a day or a month ends it.
      const [, before, digit] = /^(\d{2}\/)?(\d)$/.exec(value) ?? [];
      if (digit === undefined || !/^\s*[/.-]/.test(data))
        return { elementState, data: spellOut(data) };
      const ended = `${before ?? ''}0${digit}`;
      return { elementState: { value: ended, selection: [ended.length, ended.length] }, data: '/' };
    },
  ],
};
