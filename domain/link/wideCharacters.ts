export const anyOfSpellings = (...characters: readonly string[]) =>
  `(?:${characters.map((character) => character.replace(/%/g, '%(?:25)*')).join('|')})`;

export const wideAmpersand = anyOfSpellings(
  '＆',
  '？',
  '；',
  '%EF%BC%86',
  '%EF%BC%9F',
  '%EF%BC%9B',
);
export const wideEquals = anyOfSpellings('＝', '%EF%BC%9D');
