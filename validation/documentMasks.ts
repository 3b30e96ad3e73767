import { type MaskitoOptions, type MaskitoPreprocessor, maskitoTransform } from '@maskito/core';
import { toPlainDigits } from '@/domain/digitLetters';
import {
  type DocumentKind,
  findDocument,
  isCheckedDni,
  isOfOtherPaper,
} from '@/domain/documentInText';
import { toDocumentNumber } from '@/domain/documentNumber';
import { toPlainDashes } from '@/domain/plainText';
import { digits, fullLayout, readCharacters, readDigitLetters } from './maskDigits';
import type { RequiredDocument } from './payerDocument';

function findInTyped(text: string, kind: DocumentKind): string | undefined {
  // The DNI's mask keeps words, because they say that a number belongs to another document.
  if (kind === 'dni') return undefined;
  const bare = toDocumentNumber(text);
  const runs = toPlainDigits(bare)
    .split(/[A-Z]+/)
    .filter((run) => run !== '');
  return runs.every(({ length }) => length > 4) ? findDocument(bare, kind) : undefined;
}

const CNPJ_CHARACTERS = 14;

/**
 * Finds the document in a longer text; undefined: the text is a document itself, or holds none.
 * @param isWhole whether the text came at once: a typed one may still grow
 */
function findInWords(text: string, kind: DocumentKind, isWhole: boolean): string | undefined {
  const bare = toDocumentNumber(text);
  const hasWords = isWhole || /[^\dA-Z./-]/i.test(text);
  const written = hasWords ? findDocument(text, kind) : undefined;
  const typed = bare.length >= CNPJ_CHARACTERS ? findInTyped(text, kind) : undefined;
  const found = written ?? typed;
  return found === bare ? undefined : found;
}

function createDocumentMask(
  kind: DocumentKind,
  mask: (state: { value: string }) => (RegExp | string)[] | RegExp,
  more: MaskitoPreprocessor,
): MaskitoOptions {
  const readWords: MaskitoPreprocessor = ({ elementState, data }, action) => {
    const { selection, value } = elementState;
    if (action === 'validation') {
      // Validation follows every keystroke too: a text in the mask's form may still be growing.
      const isWhole = maskitoTransform(value, { mask }) !== value;
      const found = findInWords(value, kind, isWhole);
      return { elementState: { ...elementState, value: found ?? value } };
    }
    const whole = `${value.slice(0, selection[0])}${data}${value.slice(selection[1])}`;
    const found = action === 'insert' ? findInWords(whole, kind, data.length > 1) : undefined;
    return found === undefined
      ? { elementState, data }
      : { elementState: { value: '', selection: [0, 0] }, data: found };
  };
  return { mask, preprocessors: [readCharacters, readWords, more] };
}

const CPF_DIGITS = 11;

const cpfLayout = [...digits(3), '.', ...digits(3), '.', ...digits(3), '-', ...digits(2)];

export const cpfMask = createDocumentMask(
  'cpf',
  fullLayout(cpfLayout),
  readDigitLetters(CPF_DIGITS),
);

const DNI_DIGITS = 8;
const fullDni = fullLayout(digits(DNI_DIGITS));
const checkedDniLayout = [...digits(DNI_DIGITS), '-', /[\dA-Z]/i];

const LETTERED = /^\d{8} ?-? ?[a-z]/i;

const keepsWords = (value: string) => /^\s*\p{L}/u.test(value) || isOfOtherPaper(value);

const readDniLetters = readDigitLetters(DNI_DIGITS);

/**
 * 8 digits, and the check digit or letter where the buyer types it too: it stays visible, and
 * `readDocument` drops it where it is right.
 */
export const dniMask = createDocumentMask(
  'dni',
  ({ value }) => {
    if (keepsWords(value)) return /^[\p{L}\p{N}\s.,:;°()/-]*$/u;
    return isCheckedDni(value) || LETTERED.test(value) ? checkedDniLayout : fullDni({ value });
  },
  (state, action) =>
    isCheckedDni(state.elementState.value) ? state : readDniLetters(state, action),
);

const character = /[0-9A-Z]/;
const characters = (count: number) => Array.from({ length: count }, () => character);

const labelWord =
  '(?:(?:N[ÚU]MERO|N[ÚU]M|NRO|NR|N|SOB|D[OE]|O|MF|ME|CPF|CNPJ)(?![0-9A-ZÀ-Ý])|NO(?=\\.?[\\s:º°]))[^0-9A-Z]*';
const label = new RegExp(
  `^[^0-9A-Z]*(?:${labelWord})*?(?:CNPJ|CPF)(?![0-9A-ZÀ-Ý])[^0-9A-Z]*(?:${labelWord})*`,
);

function dropLabel(text: string): string {
  const number = text.replace(label, '');
  return /\d/.test(number) ? number : text;
}

const typedLabel = /^(?:CPF|CNPJ)[^0-9A-Z][^0-9]*$/;

const upperCaseDocument: MaskitoPreprocessor = ({ elementState, data }) => {
  const { selection, value } = elementState;
  const before = value.slice(0, selection[0]).toUpperCase();
  const typed = data.toUpperCase();
  const bare = before.replace(/[./-]/g, '');
  const written = (typedLabel.test(bare + typed) ? bare : before) + typed;
  if (typed !== '' && selection[1] === value.length && written !== typed) {
    const number = dropLabel(written);
    if (number !== written || typedLabel.test(written))
      return { elementState: { value: '', selection: [0, 0] }, data: number };
  }
  return {
    elementState: { ...elementState, value: dropLabel(value.toUpperCase()) },
    data: dropLabel(typed),
  };
};

const afterLabel =
  (mask: (state: { value: string }) => (RegExp | string)[]) => (state: { value: string }) =>
    typedLabel.test(state.value) ? /^.*$/su : mask(state);

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

const fullCnpj = fullLayout(cnpjLayout, character);
export const cnpjMask = createDocumentMask('cnpj', afterLabel(fullCnpj), upperCaseDocument);

function isCnpj(value: string): boolean {
  const characters = value.replace(/[^0-9A-Z]/gi, '');
  return /[A-Z]/i.test(characters) || characters.length > CPF_DIGITS;
}

export const registryMask = createDocumentMask(
  'registry',
  afterLabel(({ value }) => (isCnpj(value) ? fullCnpj({ value }) : cpfLayout)),
  upperCaseDocument,
);

const masks: Record<RequiredDocument, MaskitoOptions> = {
  cpf: cpfMask,
  registry: registryMask,
  dni: dniMask,
};

/**
 * Reads a document as its field's mask shows it, even where words stand around it that no mask has
 * removed. A text of which the mask leaves nothing stays, so that its rule refuses it: the field is
 * not empty.
 */
export function readDocument(text: string, kind: RequiredDocument): string {
  const found = findDocument(text, kind) ?? findInTyped(text, kind);
  return maskitoTransform(found ?? text, masks[kind]) || text;
}

const spellOut = (text: string) =>
  toPlainDashes(text)
    .replace(/^\s*(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})\s*$/, '$3/$2/$1')
    .replace(/^\s*(\d)(?:\s*[/.-]|\s(?=\s*\d))\s*/, '0$1/')
    .replace(/^\s*(\d{2})(?:\s*[/.-]|\s)\s*(\d)(?:\s*[/.-]|\s(?=\s*\d))\s*/, '$1/0$2/');

export const birthDateMask: MaskitoOptions = {
  mask: fullLayout([...digits(2), '/', ...digits(2), '/', ...digits(4)]),
  preprocessors: [
    readCharacters,
    ({ elementState, data }, action) => {
      const { value } = elementState;
      if (action === 'validation') {
        return { elementState: { ...elementState, value: spellOut(value) } };
      }
      // A separator behind a one-digit day or month completes it.
      const [, before, digit] = /^(\d{2}\/)?(\d)$/.exec(value) ?? [];
      if (digit === undefined || !/^[\s/.-]/.test(toPlainDashes(data)))
        return { elementState, data: spellOut(data) };
      const ended = `${before ?? ''}0${digit}`;
      return { elementState: { value: ended, selection: [ended.length, ended.length] }, data: '/' };
    },
  ],
};
