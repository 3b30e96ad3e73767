import type { DesignSystem } from './designSystem';

type Mode = DesignSystem['dsMode'];

/** The upsell theme of a brand is its other mode: both are designed, and both pass contrast. */
const upsellModes: Record<Mode, Mode> = { light: 'dark', dark: 'light' };

/** Name of the stored flag (spec section 3) and of the cookie that tells the server of it. */
export const upsellThemeFlag = 'shouldUseUpsellTheme';

/**
 * Whether the upsell theme is on (spec section 4).
 * @param cookies the request's, by name
 */
export function hasUpsellTheme(cookies: Partial<Record<string, string>>): boolean {
  return cookies[upsellThemeFlag] === 'true';
}

/** The mode in which a page of the main theme's mode shows the upsell theme. */
export function getUpsellMode(mainMode: Mode): Mode {
  return upsellModes[mainMode];
}
