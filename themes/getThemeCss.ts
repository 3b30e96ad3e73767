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
    // 'only': a browser that forces dark pages would recolour marks and pictures of the brand.
    `color-scheme:only ${mode}`,
  ];
  return `:root{${properties.join(';')}}${createFontFaces(font)}`;
}

const cache = new Map<Theme, string>();

export function getThemeCss(themeId: string, mode: ThemeMode): string {
  const theme = getTheme(themeId, mode);
  const css = cache.get(theme) ?? toCss(theme);
  cache.set(theme, css);
  return css;
}
