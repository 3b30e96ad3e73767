/** A code as it may be meant: in any case, without accents, and with any dash, space or '_' for '-'. */
export const foldCode = (code: string) =>
  code
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\p{Pd}\u2212_\s]+/gu, '-');

/** The item with this very code, else the one that a link means by it. */
export function findByCode<Item>(
  items: readonly Item[],
  getCode: (item: Item) => string | null,
  written: string,
): Item | undefined {
  const meant = foldCode(written);
  return (
    items.find((item) => getCode(item) === written) ??
    items.find((item) => meant !== '' && foldCode(getCode(item) ?? '') === meant)
  );
}
