import { fieldCss } from '@/components/shell/css/fieldCss';
import { posterCss } from '@/components/shell/css/posterCss';
import { shellCss } from '@/components/shell/css/shellCss';
import { themes } from '@/themes/registry';
import type { ColorRoles, Theme } from '@/themes/tokens';

/** The linear-light values of an sRGB colour's channels. */
function toLinear(color: string): [red: number, green: number, blue: number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return [red, green, blue];
}

/** Relative luminance of an sRGB colour (WCAG 2.2, "relative luminance"). */
function getLuminance(color: string): number {
  const [red, green, blue] = toLinear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Lightness and the two axes of hue (CSS Color 4, "sample code for color conversions"). */
function toOklab(color: string): [lightness: number, greenRed: number, blueYellow: number] {
  const [red, green, blue] = toLinear(color);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function getContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const pairs: [foreground: keyof ColorRoles, background: keyof ColorRoles, minimum: number][] = [
  ['text', 'background', 4.5],
  ['text', 'surface', 4.5],
  ['text', 'surfaceRaised', 4.5],
  ['textMuted', 'background', 4.5],
  ['textMuted', 'surface', 4.5],
  ['textMuted', 'surfaceRaised', 4.5],
  ['title', 'background', 4.5],
  ['title', 'surface', 4.5],
  ['link', 'background', 4.5],
  ['link', 'surface', 4.5],
  ['link', 'surfaceRaised', 4.5],
  ['onPrimary', 'primary', 4.5],
  ['onPrimary', 'primaryHover', 4.5],
  ['error', 'surface', 4.5],
  ['error', 'errorSurface', 4.5],
  ['text', 'errorSurface', 4.5],
  ['textMuted', 'errorSurface', 4.5],
  ['focus', 'errorSurface', 3],
  ['success', 'surface', 4.5],
  ['success', 'successSurface', 4.5],
  ['text', 'successSurface', 4.5],
  ['alert', 'surface', 4.5],
  ['alert', 'alertSurface', 4.5],
  ['text', 'alertSurface', 4.5],
  ['primary', 'background', 3],
  ['primary', 'surface', 3],
  ['borderStrong', 'surface', 3],
  ['borderStrong', 'background', 3],
  ['focus', 'background', 3],
  ['focus', 'surface', 3],
  ['error', 'background', 4.5],
  ['success', 'background', 4.5],
  ['alert', 'background', 4.5],
  ['link', 'errorSurface', 4.5],
  ['link', 'successSurface', 4.5],
  ['link', 'alertSurface', 4.5],
  ['primary', 'surfaceRaised', 3],
  ['borderStrong', 'surfaceRaised', 3],
  ['focus', 'surfaceRaised', 3],
  ['text', 'tint', 4.5],
  ['textMuted', 'tint', 4.5],
  ['link', 'tint', 4.5],
  ['success', 'tint', 4.5],
  ['primary', 'tint', 3],
  ['accent', 'background', 3],
  ['accent', 'surface', 3],
  ['accent', 'surfaceRaised', 3],
  ['accent', 'tint', 3],
  // A tick in its box.
  ['onPrimary', 'accent', 3],
  ['paneText', 'paneStart', 4.5],
  ['paneText', 'paneEnd', 4.5],
  ['paneMuted', 'paneStart', 4.5],
  ['paneMuted', 'paneEnd', 4.5],
  ['paneError', 'paneStart', 4.5],
  ['paneError', 'paneEnd', 4.5],
  ['paneAccent', 'paneStart', 4.5],
  ['paneAccent', 'paneEnd', 4.5],
];

const themed = Object.entries(themes).flatMap(([brand, modes]) =>
  Object.values(modes).map((theme: Theme) => ({
    brand,
    mode: theme.mode,
    theme,
  })),
);

it.each(themed)('$brand in $mode has enough contrast everywhere', ({ theme: { colors } }) => {
  const faults = pairs.flatMap(([foreground, background, minimum]) => {
    const contrast = getContrast(colors[foreground], colors[background]);
    // Written this way round so that a contrast of NaN is a fault too.
    return contrast >= minimum
      ? []
      : `${foreground} on ${background} has ${contrast.toFixed(2)}, not ${minimum}`;
  });
  expect(faults).toEqual([]);
});

const patternOpacity =
  0.35 * Number(/opacity: ([\d.]+);\s+mask: var\(--pane-pattern\);/.exec(shellCss)?.[1]);

/** A colour that another shines through. */
const mix = (color: string, ground: string, opacity: number) =>
  `#${[1, 3, 5]
    .map((start) => [color, ground].map((mixed) => parseInt(mixed.slice(start, start + 2), 16)))
    .map(([over = 0, below = 0]) => Math.round(below + (over - below) * opacity))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

const whiten = (color: string, opacity: number) => mix('#ffffff', color, opacity);

it.each(themed)(
  '$brand, $mode: text on a phone has enough contrast over the pattern',
  ({ theme }) => {
    const { paneEnd, paneMuted, paneStart, paneText } = theme.colors;
    const faults = [paneText, paneMuted].flatMap((text) =>
      [paneStart, paneEnd]
        .map((ground) => getContrast(text, whiten(ground, patternOpacity)))
        .filter((contrast) => !(contrast >= 4.5)),
    );
    expect(faults).toEqual([]);
  },
);

it.each(themed)('$brand, $mode: the hint of a field has enough contrast', ({ theme }) => {
  const opacity = Number(/::placeholder \{[^}]*opacity: ([\d.]+);/.exec(fieldCss)?.[1]);
  const { errorSurface, surface, textMuted } = theme.colors;
  for (const ground of [surface, errorSurface])
    expect(getContrast(mix(textMuted, ground, opacity), ground)).toBeGreaterThanOrEqual(4.5);
});

it('where the pattern is the ground of the illustration, it is no stronger behind text', () => {
  const [, whole, faint] =
    /opacity: ([\d.]+);\s+mask:[^;]*rgb\(0 0 0 \/ (\d+)%\)/.exec(posterCss) ?? [];
  expect(0.35 * Number(whole) * (Number(faint) / 100)).toBeLessThanOrEqual(patternOpacity + 1e-9);
});

it('measures contrast as WCAG does', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(getContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

it.each(themed)('$brand, $mode: a title is legible on its line', ({ theme }) => {
  const { colors, titleLine } = theme;
  // A drawn one stands below the words.
  const line = titleLine && 'thickness' in titleLine ? titleLine.color : colors.surface;
  // Of large text.
  expect(getContrast(colors.title, line)).toBeGreaterThanOrEqual(3);
});

const byDay = themed.filter(({ mode }) => mode === 'light');
const byNight = themed.filter(({ mode }) => mode === 'dark');

it.each(byDay)('$brand, light: the loading overlay has the primary colour', ({ theme }) => {
  expect(theme.colors.overlay).toBe(theme.colors.primary);
});

/** Whose buttons are not in the primary palette. */
const nightOverlays = new Map([
  ['conquer', themes.conquer.dark.palettes.secondary[900]],
  ['ms', themes.ms.light.colors.primary],
  ['ms-mz', themes['ms-mz'].light.colors.primary],
]);

it.each(byNight)(
  "$brand, dark: the loading overlay has the deepest shade of the brand's buttons",
  ({ brand, theme: { colors, palettes } }) => {
    expect(colors.overlay).toBe(nightOverlays.get(brand) ?? palettes.primary[900]);
  },
);

it.each(byNight)(
  '$brand, dark: the loading overlay is dark, so that light text stands out',
  ({ theme: { colors } }) => {
    // Text that shines through is at most white.
    const lightest = whiten(colors.overlay, 0.2);
    expect(getContrast(colors.text, lightest)).toBeGreaterThanOrEqual(4.5);
  },
);

/**
 * How far apart two colours look: their distance in OKLab (CSS Color 4, "color difference"), where
 * black and white are 1 apart.
 */
function getDistance(one: string, other: string): number {
  const [first, second] = [toOklab(one), toOklab(other)];
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? NaN)));
}

it.each(themed)('$brand, $mode: what is chosen does not look like an error', ({ theme }) => {
  const { accent, error } = theme.colors;
  expect(getDistance(accent, error)).toBeGreaterThanOrEqual(0.08);
});

/** By night both are pale; by day a link is deeper. */
it.each(byNight)('$brand, dark: a link does not look like an error', ({ theme }) => {
  const { error, link } = theme.colors;
  expect(getDistance(link, error)).toBeGreaterThanOrEqual(0.08);
});

it('measures distances as OKLab does', () => {
  expect(getDistance('#000000', '#ffffff')).toBeCloseTo(1, 5);
  // Of CSS Color 4: red is oklab(0.628 0.2249 0.1258).
  expect(toOklab('#ff0000').map((value) => Number(value.toFixed(4)))).toEqual([
    0.628, 0.2249, 0.1258,
  ]);
});

it.each(themed)('$brand, $mode: a button under the pointer gets no paler', ({ theme }) => {
  const { background, primary, primaryHover } = theme.colors;
  // Light themes darken it, or lighten what is nearly black.
  if (theme.mode === 'dark') expect(getLuminance(primaryHover)).toBeLessThan(getLuminance(primary));
  expect(getContrast(primaryHover, background)).toBeGreaterThanOrEqual(3);
});
