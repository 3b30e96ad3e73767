const WORDS = /^[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)*$/u;

/**
 * Letters with or without accents, digits, and single spaces between words (spec section 5, the
 * rules of an address). Spaces around the text, which keyboards and paste leave behind, are ignored.
 */
export function isPlainText(value: string): boolean {
  return WORDS.test(value.trim());
}
