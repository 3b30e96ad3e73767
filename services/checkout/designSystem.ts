import type { CheckoutQuery } from './parseQuery';

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

/** The mode of a page: the link's `mode` where it names one, for QA, else the config's. */
export function resolveMode(
  { mode }: CheckoutQuery,
  configured: DesignSystem['dsMode'],
): DesignSystem['dsMode'] {
  return mode === 'light' || mode === 'dark' ? mode : configured;
}
