import { themes } from './registry';
import type { Theme, ThemeMode } from './tokens';

/** The theme of a brand (dsProductId) in one mode; a brand that no theme knows gets the neutral one. */
export function getTheme(dsProductId: string, mode: ThemeMode): Theme {
  const known = new Map(Object.entries(themes));
  return (known.get(dsProductId) ?? themes.neutral)[mode];
}
