import type { Palette } from '@/themes/tokens';

/**
 * Relative luminance (WCAG 2.2) of each step. What the themes put on one another reaches AA by
 * these numbers alone, so every hue does.
 */
const luminances: readonly (readonly [step: keyof Palette, luminance: number])[] = [
  [50, 0.92],
  [100, 0.85],
  [200, 0.72],
  [300, 0.48],
  [500, 0.18],
  [600, 0.12],
  [700, 0.06],
  [800, 0.025],
  [900, 0.012],
];

type Color = readonly [red: number, green: number, blue: number];

/** CSS Color 4, "HSL to RGB"; channels from 0 to 1. */
function fromHsl(hue: number, saturation: number, lightness: number): Color {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

function getLuminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const toHex = (color: Color) =>
  `#${color
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The lightness that gives a luminance, which only grows with it: found by halving. */
function colorOf(hue: number, saturation: number, luminance: number): string {
  let [low, high] = [0, 1];
  for (let round = 0; round < 20; round += 1) {
    const middle = (low + high) / 2;
    if (getLuminance(fromHsl(hue, saturation, middle)) < luminance) low = middle;
    else high = middle;
  }
  return toHex(fromHsl(hue, saturation, low));
}

/**
 * Nine steps of one hue.
 * @param hue in degrees
 * @param saturation from 0, grey, to 1
 */
export function createPalette(hue: number, saturation: number): Map<keyof Palette, string> {
  return new Map(
    luminances.map(([step, luminance]) => [step, colorOf(hue, saturation, luminance)]),
  );
}
