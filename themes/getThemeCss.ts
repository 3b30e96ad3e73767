import { createFontFaces, getFontFamily } from './fontFaces';
import { getTheme } from './registry';
import type { Theme, ThemeMode } from './tokens';

const toKebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const toProperties = (colors: readonly (readonly [role: string, value: string])[]) =>
  colors.map(([role, value]) => `--color-${toKebabCase(role)}:${value}`);

function toCss({ colors, font, mode, radius, titleLine }: Theme): string {
  const properties = [
    ...toProperties(Object.entries(colors)),
    `--radius-control:${radius.control}px`,
    `--radius-card:${radius.card}px`,
    // Nunito is drawn smaller: labels of 12 px would be the smallest text of the product.
    ...(font === 'nunito' ? ['--size-caption:0.8125rem'] : []),
    ...(titleLine
      ? [`--title-line:${titleLine.line} ${titleLine.color}`, `--title-offset:${titleLine.offset}`]
      : []),
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

/** The dark pane of a brand, for an offer that stands on another brand's page. */
export function getOfferCss(themeId: string): string {
  const { colors } = getTheme(themeId, 'dark');
  const pane = Object.entries(colors).filter(([role]) => role.startsWith('pane'));
  return `.offer{${toProperties(pane).join(';')}}`;
}
