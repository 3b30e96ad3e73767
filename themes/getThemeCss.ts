import { createFontFaces, getFontFamily } from './fontFaces';
import { getTheme } from './registry';
import type { Theme, ThemeMode } from './tokens';

const toKebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function toCss({ colors, font, mode, radius }: Theme): string {
  const properties = [
    ...Object.entries(colors).map(
      ([role, value]: [string, string]) => `--color-${toKebabCase(role)}:${value}`,
    ),
    `--radius-control:${radius.control}px`,
    `--radius-card:${radius.card}px`,
    `--font-family:${getFontFamily(font)}`,
    `color-scheme:${mode}`,
  ];
  return `:root{${properties.join(';')}}${createFontFaces(font)}`;
}

/** One entry per brand and mode; a Theme is made once, so it is its own key. */
const cache = new Map<Theme, string>();

/** The theme as CSS custom properties on :root, and its font; made once for each brand and mode. */
export function getThemeCss(themeId: string, mode: ThemeMode): string {
  const theme = getTheme(themeId, mode);
  const css = cache.get(theme) ?? toCss(theme);
  cache.set(theme, css);
  return css;
}
