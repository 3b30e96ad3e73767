const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|[^\P{Cc}\s]/gu;

const STYLED = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}ℂℊ-ℓℕℙ-ℝℤℨℬℭℯ-ℱℳℴ]/gu;

/**
 * A digit of any script as an ASCII digit. Unicode orders the digits of a set from 0 to 9, so a
 * digit's value is its distance from the start of the run.
 */
function toPlainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * The characters of a text as they are meant: digits of any script, full-width forms and bold letters
 * become ASCII, and invisible characters are removed: zero widths, direction marks, soft hyphens,
 * variation selectors, fillers that look empty, tags. The page and the service parse every field this
 * way. Not NFKC of the whole text, which would change º and ½.
 */
export const toPlainCharacters = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(STYLED, (form) => form.normalize('NFKC'))
    .replace(/(?!\d)\p{Nd}/gu, toPlainDigit);

export const toPlainApostrophes = (text: string): string => text.replace(/[´`‘’‛′＇ʻʼ]/gu, "'");

export const toPlainDashes = (text: string): string => text.replace(/[\p{Pd}\u2212]/gu, '-');

export const toPlainLine = (text: string): string =>
  toPlainCharacters(text).normalize('NFC').replace(/\s+/g, ' ').trim();
