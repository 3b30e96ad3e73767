/** A code as it may be meant: in any case, without accents and signs at its ends, with one kind of dash. */
export const foldCode = (code: string) =>
  code
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\p{Pd}\u2212_\s]+/gu, '-')
    .replace(/^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu, '');

/** Where what a sentence says behind a code may begin: ` - Curso`. */
const dash = /\s+\p{Pd}\s*/u;

/** Of a longer text nothing more is tried. */
const mostParts = 10;

/** What a code may mean, the longest first. */
const listMeant = (written: string, fold: typeof foldCode) => {
  const parts = written.split(dash, mostParts);
  return parts.map((_, index) => fold(parts.slice(0, parts.length - index).join('-')));
};

/**
 * The item with this very code, else the one that a link means by it.
 * @param fold what two codes have in common that mean the same
 */
export function findByCode<Item>(
  items: readonly Item[],
  getCode: (item: Item) => string | null,
  written: string,
  fold = foldCode,
): Item | undefined {
  const exact = items.find((item) => getCode(item) === written);
  if (exact !== undefined) return exact;
  return listMeant(written, fold)
    .filter((meant) => meant !== '')
    .map((meant) => items.find((item) => fold(getCode(item) ?? '') === meant))
    .find((item) => item !== undefined);
}
