import { fontFiles, getFontAddress, type Weight } from './fonts';
import type { Theme } from './tokens';

type Font = Theme['font'];

const fallbacks = ['Arial', 'Roboto'] as const;

/**
 * Fonts on the buyer's machine that show the text until ours have arrived: Arial, or one of its
 * widths, on desktops and Apple's phones; Roboto on Android. By full name and PostScript name, as
 * `local()` requires.
 */
const names: Record<(typeof fallbacks)[number], Record<Weight, string[]>> = {
  Arial: {
    400: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
    500: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
    600: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
  },
  Roboto: {
    400: ['Roboto', 'Roboto-Regular'],
    500: ['Roboto Medium', 'Roboto-Medium'],
    600: ['Roboto Bold', 'Roboto-Bold'],
  },
};

/**
 * Lines: percent of the font size, from the font's table `hhea`. Widths: percent of the fallback
 * font's, averaged over the texts of the forms in Portuguese.
 */
const metrics = {
  poppins: {
    lines: { ascent: 105, descent: 35, lineGap: 10 },
    widths: {
      Arial: { 400: 112.01, 500: 112.93, 600: 106.59 },
      Roboto: { 400: 112.91, 500: 113.15, 600: 113.03 },
    },
  },
  nunito: {
    lines: { ascent: 101.1, descent: 35.3, lineGap: 0 },
    widths: {
      Arial: { 400: 99.55, 500: 100.34, 600: 96.99 },
      Roboto: { 400: 100.35, 500: 100.53, 600: 102.86 },
    },
  },
} satisfies Record<Font, unknown>;

export const getFontFamily = (font: Font): string =>
  [font, ...fallbacks.map((fallback) => `'${font} ${fallback}'`), 'system-ui', 'sans-serif'].join();

function createFallbackFace(
  font: Font,
  fallback: (typeof fallbacks)[number],
  weight: Weight,
): string {
  const { lines, widths } = metrics[font];
  const width = widths[fallback][weight];
  // These are shares of the size after `size-adjust`.
  const share = (value: number) => `${((value / width) * 100).toFixed(1)}%`;
  const sources = names[fallback][weight].map((name) => `local('${name}')`);
  return `@font-face{font-family:'${font} ${fallback}';font-weight:${weight};src:${sources.join()};size-adjust:${width}%;ascent-override:${share(lines.ascent)};descent-override:${share(lines.descent)};line-gap-override:${share(lines.lineGap)}}`;
}

export function createFontFaces(font: Font): string {
  const own = fontFiles[font].map(
    (file) =>
      `@font-face{font-family:${font};font-weight:${file.weight};font-display:swap;src:url(${getFontAddress(file)})format('woff2')}`,
  );
  const others = fallbacks.flatMap((fallback) =>
    fontFiles[font].map(({ weight }) => createFallbackFace(font, fallback, weight)),
  );
  return [...own, ...others].join('');
}
