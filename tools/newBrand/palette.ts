import { formatHex, wcagLuminance, type Hsl } from 'culori';
import type { Palette } from '@/themes/tokens';

/**
 * Relative luminance (WCAG 2.2) of each step. These numbers alone give the colours that the themes
 * combine a contrast of AA, so every hue has it.
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

function findColor(h: number, s: number, luminance: number): string {
  const createColor = (l: number): Hsl => ({ mode: 'hsl', h, s, l });
  let [low, high] = [0, 1];
  for (let round = 0; round < 20; round += 1) {
    const middle = (low + high) / 2;
    if (wcagLuminance(createColor(middle)) < luminance) low = middle;
    else high = middle;
  }
  return formatHex(createColor(low));
}

/**
 * Nine steps of one hue.
 * @param hue in degrees
 * @param saturation from 0, grey, to 1
 */
export function createPalette(hue: number, saturation: number): Map<keyof Palette, string> {
  return new Map(
    luminances.map(([step, luminance]) => [step, findColor(hue, saturation, luminance)]),
  );
}

export const createPalettes = (hue: number) => ({
  primary: createPalette(hue, 0.6),
  secondary: createPalette((hue + 40) % 360, 0.35),
  neutral: createPalette(hue, 0.08),
});
