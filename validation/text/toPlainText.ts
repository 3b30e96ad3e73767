/**
 * Brings what is pasted, filled in or typed near to what an address may hold: apostrophes go,
 * other punctuation becomes a space, and spaces that follow each other become one. The space after
 * the last word stays: the buyer may be about to type the next one.
 */
export function toPlainText(text: string): string {
  return text
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trimStart();
}
