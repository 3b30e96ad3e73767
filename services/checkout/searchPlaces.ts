const toSearchText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Places whose name or address has every word of the search, without regard to case and accents. */
export function searchPlaces<Place extends { name: string; address: string }>(
  places: readonly Place[],
  search: string,
): Place[] {
  const words = toSearchText(search).split(/\s+/).filter(Boolean);
  return places.filter(({ address, name }) => {
    const text = toSearchText(`${name} ${address}`);
    return words.every((word) => text.includes(word));
  });
}
