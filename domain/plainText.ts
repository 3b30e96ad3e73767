const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|[^\P{Cc}\s]/gu;

const STYLED = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}ℂℊ-ℓℕℙ-ℝℤℨℬℭℯ-ℱℳℴ]/gu;

/**
 * A digit of any script as ASCII has it. Unicode puts the digits of a set from 0 to 9 one after the
 * other, so that its value is how far it stands from the start of the run.
 */
function toPlainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * The characters of a text as they are meant: digits of any script, full-width forms and letters in bold as ASCII's,
 * without what nobody can see: zero widths, marks of direction, soft hyphens, variation selectors,
 * fillers that look empty, tags. Every field is read so, by the page and by the service. Not NFKC of it all,
 * which makes another text of º and ½.
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
