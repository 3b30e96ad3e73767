import { readCommasAsDots } from '@/domain/emails';
import { toPlainCharacters } from '@/domain/plainText';
import { dropCopiedSpaces, isAddress, toPlainEmail } from './contact';

/**
 * An address in a text. It begins with a letter, a digit or _: no provider's mailbox begins with
 * another character. RFC 5321 allows 64 characters before the @.
 */
const address = "[a-z0-9_][\\w.!#$%&'*+/=?^`{|}~-]{0,63}@[a-z0-9.-]*[a-z0-9]";
const FIRST_ADDRESS = new RegExp(address, 'i');
const EVERY_ADDRESS = new RegExp(address, 'gi');

const MAX_TEXT_CHARACTERS = 1000;

const RARE_SIGN = /[!#$%&*/=?^`{|}~]/;

const BREAKS = /\s*[\t\n\v\f\r\u2028\u2029]\s*/g;

const SPACED_AT = /([\w.+'-]) ?@ ?(?=[a-z0-9][a-z0-9.-]*\.[a-z]{2,3}(?!\.?[\w-]))/gi;

const ESCAPED_SPACE = /%(?:20|0[9ad])/gi;

const toWords = (text: string): string =>
  dropCopiedSpaces(toPlainCharacters(text))
    .replace(BREAKS, ' | ')
    .replace(/(^|[^a-z0-9.])(e-?mail|correo)=/gi, '$1 $2: ')
    .replace(/\s+/g, ' ')
    .replace(SPACED_AT, '$1@')
    .trim();

function dropRepeated(text: string): string {
  const all = [...text.matchAll(EVERY_ADDRESS)];
  const [first] = all;
  if (!first || all.length < 2) return text;
  const isOne = all.every(([found]) => found.toLowerCase() === first[0].toLowerCase());
  const end = first.index + first[0].length;
  const behind = text.slice(end).replace(new RegExp(`(?:mailto:)?${address}`, 'gi'), '');
  return isOne ? text.slice(0, end) + behind : text;
}

const openings = [
  // No letter or digit.
  /^[^\p{L}\p{N}@]*$/u,
  // A mail program's bracket, a link, a quote or a bracket.
  /[‹<]\s*$/,
  /mailto:$/i,
  /(?:^|\s)[([{“”"«'‘’`*~][^\p{L}\p{N}@]*$/u,
  // A label, or a sentence that ends with one. "contato.email" is none.
  /(?:^|[^\p{L}\p{N}.+-])(?:e-?mail|correo(?: electr[oó]nico)?)(?:\s*:|\s+(?:(?:é|eh|e|es)\s+)?)[^\p{L}\p{N}@]*$/iu,
  /:\s[^\p{L}\p{N}@]*$/u,
  // A bar between spaces, unless the word before it continues. Behind a single word, a dash may belong to
  // the address.
  /[^.+_-]\s[|/]\s[^\p{L}\p{N}@]*$/u,
  /\s\S*[\p{L}\p{N}]\s[-–—]\s[^\p{L}\p{N}@]*$/u,
];

const toPlainLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function isNameOf(before: string, email: string): boolean {
  const [first = ''] = toPlainLetters(before).match(/\p{L}+/gu) ?? [];
  return first.length >= 3 && /[^.+_\s]\s$/.test(before) && email.toLowerCase().startsWith(first);
}

const mayStandBefore = (before: string, email: string): boolean =>
  !before.includes('@') && (openings.some((form) => form.test(before)) || isNameOf(before, email));

const DOMAIN_PART = /^[a-z]{1,3}(?![\p{L}\p{N}])|\p{L}\.\p{L}/iu;

function mayStandBehind(behind: string, before: string): boolean {
  if (behind.includes('@')) return false;
  if (behind.startsWith('?') && /mailto:$/i.test(before)) return true;
  if (/^[^\p{L}\p{N}]*(?:\([^()]*\)[^\p{L}\p{N}]*)?$/u.test(behind)) return true;
  const [, signs = '', word = ''] = /^([^\p{L}\p{N}]*)(\S*)/u.exec(behind) ?? [];
  if (!/\s/.test(signs) || signs.endsWith('.')) return false;
  return /\s[-–—|/]\s/.test(signs) || !DOMAIN_PART.test(word);
}

/**
 * Extracts the address from text that was copied along with it, in the form that calls carry. An
 * ambiguous text stays as it is: two addresses, or words before the address that may belong to it.
 */
export function readEmail(value: string): string {
  const text = readCommasAsDots(value.replace(ESCAPED_SPACE, ' '));
  const typed = toPlainEmail(text);
  if (text.length > MAX_TEXT_CHARACTERS) return typed;
  const words = dropRepeated(toWords(text));
  const match = FIRST_ADDRESS.exec(words);
  if (!match) return typed;
  const before = words.slice(0, match.index);
  const behind = words.slice(match.index + match[0].length);
  // Legal at both ends, and emphasis where it stands at both.
  const email = behind.startsWith('_') ? match[0].replace(/^_+/, '') : match[0];
  const isSure =
    isAddress(email) &&
    mayStandBefore(before, email) &&
    mayStandBehind(behind, before) &&
    (!RARE_SIGN.test(email) || words === email);
  return isSure ? email : typed;
}
