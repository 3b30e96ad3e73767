import type { CheckoutQuery } from './query';

export interface DesignSystem {
  dsProductId: string;
  dsMode: 'light' | 'dark';
}

/** Defaults of docs/behaviour.md 9. */
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

type Mode = DesignSystem['dsMode'];

/** The upsell theme of a brand is its other mode: both are designed, and both pass contrast. */
const upsellModes: Record<Mode, Mode> = { light: 'dark', dark: 'light' };

/** Name of the stored flag (docs/behaviour.md 3) and of the cookie that tells the server of it. */
export const upsellThemeFlag = 'shouldUseUpsellTheme';

/**
 * Whether the upsell theme is on (docs/behaviour.md 4).
 * @param cookies the request's, by name
 */
export function hasUpsellTheme(cookies: Partial<Record<string, string>>): boolean {
  return cookies[upsellThemeFlag] === 'true';
}

/** The mode in which a page of the main theme's mode shows the upsell theme. */
export function getUpsellMode(mainMode: Mode): Mode {
  return upsellModes[mainMode];
}
