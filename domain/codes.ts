/** A code as it is compared: its letters and digits, in lower case and without accents. */
export const foldCode = (code: string) =>
  code
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]+/gu, '');

/** What parts the words of a text. Hyphens and `_` join them: `ms-anual-2` is not `ms-anual`. */
const gap = /[^\p{L}\p{M}\p{Nd}_\u002d\u2010-\u2013\u2212]+/u;

/** Of a longer text nothing more is tried. */
const mostWords = 20;
/** Words of the longest code. */
const longestCode = 6;

const splitWords = (text: string) =>
  text
    .split(gap, mostWords)
    .map(foldCode)
    .filter((word) => word !== '');

/** The codes that the first words may be together, the longest first. */
const joinFirst = (words: readonly string[]) =>
  words.slice(0, longestCode).map((_, index, run) => run.slice(0, run.length - index).join(''));

/**
 * The item with this very code, else the one that a link means by it: however it is written, and
 * whatever is said behind it.
 *
 *     instituto - destiny          instituto-destiny
 *     ms-anual. Assine já          ms-anual
 *     medcof|Comprar               medcof
 *     Conquer Unna                 conquer-unna, and conquer where that is none
 */
export function findByCode<Item>(
  items: readonly Item[],
  getCode: (item: Item) => string | null,
  written: string,
): Item | undefined {
  const exact = items.find((item) => getCode(item) === written);
  if (exact !== undefined) return exact;
  return joinFirst(splitWords(written))
    .map((meant) => items.find((item) => foldCode(getCode(item) ?? '') === meant))
    .find((item) => item !== undefined);
}

/** The items whose codes stand in a text, whatever parts them there. */
export function findAllByCode<Item>(
  items: readonly Item[],
  getCode: (item: Item) => string | null,
  written: string,
): Item[] {
  const words = splitWords(written);
  const meant = new Set(words.flatMap((_, start) => joinFirst(words.slice(start))));
  return items.filter((item) => meant.has(foldCode(getCode(item) ?? '')));
}
