import isEmail from 'validator/lib/isEmail.js';
import { toPlainApostrophes, toPlainCharacters, toPlainLine } from '@/domain/plainText';
import type { Rule } from './rule';

const MAX_FIRST_WORD_CHARACTERS = 40;
const MAX_NAME_CHARACTERS = 200;
/** ª and º are letters in Unicode, but not in a name. */
const WORD = /^(?=.*\p{L})(?:(?![ªº])[\p{L}\p{M}'])+$/u;

const countCharacters = (text: string) => Array.from(text).length;

/**
 * The form in which a name is validated, sent and stored: composed accents, one apostrophe character
 * for all that keyboards have (a Portuguese one gives ´ before a letter that takes no accent), single
 * spaces. A zero-width space separates words where nothing else does.
 */
export function toPlainName(value: string): string {
  const name = toPlainApostrophes(toPlainLine(value));
  return name.includes(' ') ? name : toPlainApostrophes(toPlainLine(value.replace(/\u200b/g, ' ')));
}

const MARKS_BETWEEN = /\.(?=\s)|[,/]/g;

const MARKS_AROUND = /^[\s.,;:!"“”«»]+|[\s.,;:!"“”«»]+$/gu;

const RAISED_LETTER = /(\p{L})\.?([ªºᵃᵒ])/gu;

/**
 * A name as the buyer means it: without emoji, and without the marks that a keyboard or a sentence
 * puts around it or between its words, such as the dot that a phone makes of two spaces. A text of
 * nothing else stays, so that its rule refuses it.
 */
export function readName(value: string): string {
  const letters = value.replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}]/gu, ' ');
  const spelled = letters.replace(
    RAISED_LETTER,
    (_, letter: string, raised: string) => letter + raised.normalize('NFKC'),
  );
  const words = spelled.replace(MARKS_AROUND, '').replace(MARKS_BETWEEN, ' ');
  return toPlainName(words) || toPlainName(value);
}

/**
 * NAME (docs/behaviour.md 5): at least two words of letters, accents and apostrophes, the first of
 * at most 40 characters. Composed and decomposed accents count alike.
 */
export const validateName: Rule = (value) => {
  const name = toPlainName(value);
  const words = name.split(' ');
  const [firstWord = ''] = words;
  if (countCharacters(firstWord) > MAX_FIRST_WORD_CHARACTERS) return 'validation.name.tooLong';
  if (countCharacters(name) > MAX_NAME_CHARACTERS) return 'validation.name.tooLong';
  if (words.length < 2) return 'validation.name.oneWord';
  return words.every((word) => WORD.test(word)) ? undefined : 'validation.name.format';
};

const MIN_EMAIL_CHARACTERS = 7;
const MAX_EMAIL_CHARACTERS = 80;
const MIN_PART_CHARACTERS = 2;

/** @param email without spaces around it */
export function isAddress(email: string): boolean {
  if (email.length < MIN_EMAIL_CHARACTERS || email.length > MAX_EMAIL_CHARACTERS) return false;
  const [localPart = '', domain = ''] = email.split('@');
  const parts = [localPart, ...domain.split('.')];
  if (parts.some((part) => part.length < MIN_PART_CHARACTERS)) return false;
  // The package accepts letters beyond ASCII in the domain; docs/behaviour.md 5 accepts none.
  return isEmail(email, { allow_utf8_local_part: false }) && /^[\x21-\x7e]+$/.test(email);
}

export const dropCopiedSpaces = (value: string): string =>
  value.replace(/[^\S \t\n\v\f\r\u2028\u2029](?=\.[a-z0-9])/gi, '');

/**
 * The form in which an address is validated, sent and stored. White space inside separates words:
 * without it they would be another address.
 */
export const toPlainEmail = (value: string): string =>
  dropCopiedSpaces(toPlainCharacters(value)).replace(/\s+/g, ' ').trim();

/**
 * EMAIL (docs/behaviour.md 5): 7 to 80 characters, no accented letters, at least 2 characters
 * before the @ and in every label of the domain, and valid for the package `validator`. Spaces
 * around the address, which keyboards and paste leave behind, are ignored.
 */
export const validateEmail: Rule = (value) =>
  isAddress(toPlainEmail(value)) ? undefined : 'validation.email';

/** REQUIRED (docs/behaviour.md 5): not empty; white space alone is empty. */
export const validateRequired: Rule = (value) =>
  toPlainLine(value) === '' ? 'validation.required' : undefined;
