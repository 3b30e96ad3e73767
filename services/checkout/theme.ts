import type { CheckoutQuery } from './query';

export interface DesignSystem {
  dsProductId: string;
  dsMode: 'light' | 'dark';
}

/** What a page is dressed in where nothing names a brand (docs/behaviour.md 9). */
export const defaultDesign: DesignSystem = { dsProductId: 'ms', dsMode: 'dark' };

/** Splits a designSystemId, brand and mode joined by '$'. What it does not name is the default's. */
export function parseDesignSystemId(designSystemId: string): DesignSystem {
  const [dsProductId = '', mode] = designSystemId.split('$');
  return {
    dsProductId: dsProductId || defaultDesign.dsProductId,
    dsMode: mode === 'light' || mode === 'dark' ? mode : defaultDesign.dsMode,
  };
}

/** The mode that a link's `mode` names, for QA, else the config's. */
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
