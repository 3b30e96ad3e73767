import { themes } from './registry';
import type { BrandTheme, Theme, ThemeMode } from './tokens';

const known = new Map<string, BrandTheme>(Object.entries(themes));

/** The theme of a brand (its themeId) in one mode; one that no theme has gets the neutral theme. */
export function getTheme(themeId: string, mode: ThemeMode): Theme {
  return (known.get(themeId) ?? themes.neutral)[mode];
}
