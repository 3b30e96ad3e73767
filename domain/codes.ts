export const foldCode = (code: string) =>
  code
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]+/gu, '');

const word = /[\p{L}\p{M}\p{Nd}_\u002d\u2010-\u2013\u2212]+/gu;

const maxWords = 20;
const maxTextLength = 2_000;

interface Word {
  folded: string;
  end: number;
}

const splitWords = (text: string): Word[] =>
  [...text.slice(0, maxTextLength).matchAll(word)]
    .slice(0, maxWords)
    .map(({ 0: written, index }) => ({ folded: foldCode(written), end: index + written.length }))
    .filter(({ folded }) => folded !== '');

interface Run {
  code: string;
  end: number;
}

const joinFirst = (words: readonly Word[]): Run[] =>
  words
    .map(({ end }, index) => ({
      code: words
        .slice(0, index + 1)
        .map(({ folded }) => folded)
        .join(''),
      end,
    }))
    .reverse();

interface Found<Item> {
  item: Item;
  rest: string;
}

function findFirst<Item>(
  items: readonly Item[],
  getCode: (item: Item) => string | null,
  written: string,
): Found<Item> | undefined {
  const exact = items.find((item) => getCode(item) === written);
  if (exact !== undefined) return { item: exact, rest: '' };
  const known = items.map((item) => ({ item, code: foldCode(getCode(item) ?? '') }));
  return joinFirst(splitWords(written))
    .flatMap(({ code, end }) => {
      const found = known.find((each) => each.code === code);
      return found === undefined ? [] : [{ item: found.item, rest: written.slice(end) }];
    })
    .at(0);
}

/**
 * Matches what makes a code another one: a number that is not a share, date or time, or a single
 * letter at the end. `ms anual 2` is another code than `ms-anual`, as is `ms-anual-2`. `ms-anual 50%
 * off` and `ms-anual a partir de` are sentences.
 */
const isContinued =
  /^\s+(?:[-–]\s+)?(?:\p{Nd}+(?![\p{L}\p{Nd}]|\s*%|[/.,:]\p{Nd})|\p{L}[^\p{L}\p{Nd}]*$)/u;

/**
 * The item with exactly this code, else the item that the link means: its code in another spelling, or
 * with a sentence behind it. A number or a single letter behind the code makes it another code, which
 * no item has: a link to a plan that no longer exists does not sell another plan.
 *
 *     instituto - destiny          instituto-destiny
 *     ms-anual. Assine já          ms-anual
 *     medcof|Comprar               medcof
 *     Conquer Unna                 conquer-unna, and conquer where that is none
 *     ms anual 2                   ms-anual-2, and nothing where that is none
 */
export function findByCode<Item>(
  items: readonly Item[],
  getCode: (item: Item) => string | null,
  written: string,
): Item | undefined {
  const found = findFirst(items, getCode, written);
  return found && !isContinued.test(found.rest) ? found.item : undefined;
}

export function findCodeInText<Item>(
  items: readonly Item[],
  getCode: (item: Item) => string | null,
  written: string,
): Item | undefined {
  return findFirst(items, getCode, written)?.item;
}

export function findAllByCode<Item>(
  items: readonly Item[],
  getCode: (item: Item) => string | null,
  written: string,
): Item[] {
  const words = splitWords(written);
  const meant = new Set(
    words.flatMap((_, start) => joinFirst(words.slice(start)).map(({ code }) => code)),
  );
  return items.filter((item) => meant.has(foldCode(getCode(item) ?? '')));
}
