export const anyOfSigns = (...signs: readonly string[]) =>
  `(?:${signs.map((sign) => sign.replace(/%/g, '%(?:25)*')).join('|')})`;

export const wideAmpersand = anyOfSigns('＆', '？', '；', '%EF%BC%86', '%EF%BC%9F', '%EF%BC%9B');
export const wideEquals = anyOfSigns('＝', '%EF%BC%9D');
