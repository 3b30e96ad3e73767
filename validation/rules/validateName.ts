import type { Rule } from './rule';

const MAX_FIRST_WORD_CHARACTERS = 40;
/** The most that the lead and payment calls carry (contract/lead.ts). */
const MAX_CHARACTERS = 200;
const WORD = /^(?=.*\p{L})[\p{L}\p{M}'’]+$/u;

/** Characters as a reader counts them, not UTF-16 units. */
const countCharacters = (text: string) => Array.from(text).length;

/**
 * NAME (spec section 5): at least two words of letters, accents and apostrophes, the first of at
 * most 40 characters. Composed and decomposed accents count alike.
 */
export const validateName: Rule = (value) => {
  const name = value.normalize('NFC').trim();
  const words = name.split(/\s+/);
  const [firstWord = ''] = words;
  if (countCharacters(firstWord) > MAX_FIRST_WORD_CHARACTERS) return 'validation.name.tooLong';
  if (countCharacters(name) > MAX_CHARACTERS) return 'validation.name.tooLong';
  if (words.length < 2) return 'validation.name.oneWord';
  return words.every((word) => WORD.test(word)) ? undefined : 'validation.name.format';
};
