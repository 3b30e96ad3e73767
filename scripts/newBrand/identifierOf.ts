/** The name of a brand's constant: `escola-aurora` is `escolaAurora`. */
export const identifierOf = (id: string) =>
  id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
