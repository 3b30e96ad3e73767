export interface DesignSystem {
  dsProductId: string;
  dsMode: 'light' | 'dark';
}

/** Defaults of spec section 9. */
const defaults: DesignSystem = { dsProductId: 'ms', dsMode: 'dark' };

/** Splits a designSystemId, brand and mode joined by '$'. An empty one is the default brand's. */
export function parseDesignSystemId(designSystemId: string): DesignSystem {
  if (designSystemId === '') return defaults;
  const [dsProductId = '', mode] = designSystemId.split('$');
  return { dsProductId, dsMode: mode === 'light' || mode === 'dark' ? mode : 'light' };
}
