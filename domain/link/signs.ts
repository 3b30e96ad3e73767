/** A pattern for any of these signs, escaped as often as they may be. */
export const anyOfSigns = (...signs: readonly string[]) =>
  `(?:${signs.map((sign) => sign.replace(/%/g, '%(?:25)*')).join('|')})`;

/** Those of East Asian keyboards are as wide as their letters. */
export const wideAmpersand = anyOfSigns('＆', '？', '；', '%EF%BC%86', '%EF%BC%9F', '%EF%BC%9B');
export const wideEquals = anyOfSigns('＝', '%EF%BC%9D');
