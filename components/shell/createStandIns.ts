type Font = 'poppins' | 'nunito';
type Weight = 400 | 500 | 600;

const standIns = ['Arial', 'Roboto'] as const;

/**
 * Fonts that are on the buyer's machine until ours have arrived: Arial, or one of its widths, on
 * desktops and Apple's phones; Roboto on Android. By full name and PostScript name, as `local()` asks.
 */
const names: Record<(typeof standIns)[number], Record<Weight, string[]>> = {
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
 * Lines: per cent of the size, from the font's table `hhea`. Widths: per cent of the stand-in's, the
 * mean over the texts of the forms in Portuguese.
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

/** What follows a font in a list of families. */
export const standInFamilies = (font: Font) => standIns.map((name) => `"${font} ${name}"`).join();

/**
 * Faces that take a font's place while it loads, in its width and height: hardly a word moves when
 * it comes. Every weight has its own, which the build's own face for all weights does not.
 */
export function createStandIns(font: Font): string {
  const { lines, widths } = metrics[font];
  const faces = standIns.flatMap((standIn) =>
    ([400, 500, 600] as const).map((weight) => {
      const width = widths[standIn][weight];
      // These are shares of the face as adjusted.
      const share = (value: number) => `${((value / width) * 100).toFixed(2)}%`;
      const sources = names[standIn][weight].map((name) => `local("${name}")`);
      return `@font-face{font-family:"${font} ${standIn}";font-weight:${weight};src:${sources.join()};size-adjust:${width}%;ascent-override:${share(lines.ascent)};descent-override:${share(lines.descent)};line-gap-override:${share(lines.lineGap)}}`;
    }),
  );
  return faces.join('');
}
