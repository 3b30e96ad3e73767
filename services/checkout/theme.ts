import type { CheckoutQuery } from './query';

export interface DesignSystem {
  dsProductId: string;
  dsMode: 'light' | 'dark';
}

export const defaultDesign: DesignSystem = { dsProductId: 'ms', dsMode: 'dark' };

export function parseDesignSystemId(designSystemId: string): DesignSystem {
  const [dsProductId = '', mode] = designSystemId.split('$');
  return {
    dsProductId: dsProductId || defaultDesign.dsProductId,
    dsMode: mode === 'light' || mode === 'dark' ? mode : defaultDesign.dsMode,
  };
}

export function resolveMode(
  { mode }: CheckoutQuery,
  configured: DesignSystem['dsMode'],
): DesignSystem['dsMode'] {
  return mode === 'light' || mode === 'dark' ? mode : configured;
}

type Mode = DesignSystem['dsMode'];

const upsellModes: Record<Mode, Mode> = { light: 'dark', dark: 'light' };

export const upsellThemeFlag = 'shouldUseUpsellTheme';

/**
 * Whether the upsell theme is on (docs/behaviour.md 4).
 * @param cookies the request's, by name
 */
export function hasUpsellTheme(cookies: Partial<Record<string, string>>): boolean {
  return cookies[upsellThemeFlag] === 'true';
}

export function getUpsellMode(mainMode: Mode): Mode {
  return upsellModes[mainMode];
}
