import { createFontFaces, getFontFamily } from './fontFaces';
import { getTheme } from './registry';
import type { DrawnLine, Theme, ThemeMode, TitleLine, Underline } from './tokens';

const toKebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const toProperties = (colors: readonly (readonly [role: string, value: string])[]) =>
  colors.map(([role, value]) => `--color-${toKebabCase(role)}:${value}`);

type Colored<Line> = Line & { color: string };

/**
 * Each value by itself: Safari before 26 reads no thickness or colour in `text-decoration`. Forced
 * colours would draw a marker in the colour of the text on it.
 */
function toUnderlineCss({ color, offset, style, thickness }: Colored<Underline>): string {
  const properties = [
    'text-decoration:underline',
    ...(style ? [`text-decoration-style:${style}`] : []),
    `text-decoration-thickness:${thickness}`,
    `text-decoration-color:${color}`,
    `text-underline-offset:${offset}`,
    // A marker stands behind the words, whole; what stands below them needs room.
    offset.startsWith('-') ? 'text-decoration-skip-ink:none' : 'padding-bottom:.2em',
  ];
  return `@media (forced-colors:none){h1{${properties.join(';')}}}`;
}

/**
 * The words are a box that ends with the last line's, however many lines there are (ui/Title.tsx),
 * and the stroke stands below that end. Firefox took the first line for it until 2026
 * (https://bugzilla.mozilla.org/show_bug.cgi?id=489100): browsers before anchors draw below the column.
 */
function toDrawnCss({ color, kind, path, width }: Colored<DrawnLine>): string {
  const isPattern = kind === 'pattern';
  // A pattern is stretched a little, so that the title ends with a whole one.
  const ratio = isPattern ? ' preserveAspectRatio="none"' : '';
  const place = isPattern
    ? `0 0/${(width / 24).toFixed(2)}em 100% round`
    : '100% 0/auto 100% no-repeat';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 12"${ratio} fill="none" stroke="${color}" stroke-width="2.5"><path d="${path}"/></svg>`;
  // Encoded, it reads alike in the document and in the data beside it: both compress as one.
  const picture = `url('data:image/svg+xml,${svg.replace(/["#<>]/g, encodeURIComponent)}')`;
  return [
    'h1{position:relative;width:fit-content;padding-bottom:.5em}',
    `h1>span::after{content:'';position:absolute;inset:auto 0 0;height:.5em;background:${picture} ${place}}`,
    '@supports(anchor-name:--a){h1>span{position:relative}h1>span::after{top:100%}}',
  ].join('');
}

function toTitleCss(line: TitleLine): string {
  return 'path' in line ? toDrawnCss(line) : toUnderlineCss(line);
}

function toCss({ colors, font, mode, radius, titleLine }: Theme): string {
  const properties = [
    ...toProperties(Object.entries(colors)),
    `--radius-control:${radius.control}px`,
    `--radius-card:${radius.card}px`,
    // Nunito is drawn smaller: labels of 12 px would be the smallest text of the product.
    ...(font === 'nunito' ? ['--size-caption:0.8125rem'] : []),
    `--font-family:${getFontFamily(font)}`,
    // 'only': a browser that forces dark pages would recolour marks and pictures of the brand.
    `color-scheme:only ${mode}`,
  ];
  const line = titleLine ? toTitleCss(titleLine) : '';
  return `:root{${properties.join(';')}}${createFontFaces(font)}${line}`;
}

const cache = new Map<Theme, string>();

export function getThemeCss(themeId: string, mode: ThemeMode): string {
  const theme = getTheme(themeId, mode);
  const css = cache.get(theme) ?? toCss(theme);
  cache.set(theme, css);
  return css;
}

/** The pane in a brand's own colour, which its dark theme does not have, for its offer on a receipt. */
export function getOfferCss(themeId: string): string {
  const { colors } = getTheme(themeId, 'light');
  const pane = Object.entries(colors).filter(([role]) => role.startsWith('pane'));
  return `.offer{${toProperties(pane).join(';')}}`;
}
