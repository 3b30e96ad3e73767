import { createPalette } from '@/tools/newBrand/palette';

const hues = Array.from({ length: 24 }, (_, index) => index * 15);

function getLuminance(color = ''): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((start) => {
    const value = parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const getContrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

describe.each(hues)('the palettes of hue %i', (hue) => {
  const [primary, neutral] = [createPalette(hue, 0.6), createPalette(hue, 0.08)];
  const contrast = (one: string | undefined, other: string | undefined) =>
    getContrast(getLuminance(one), getLuminance(other));

  it('give white on the primary button enough contrast by day, and the darkest grey by night', () => {
    expect(contrast(primary.get(600), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(primary.get(300), neutral.get(900))).toBeGreaterThanOrEqual(4.5);
  });

  it('give texts, links, borders and the focus enough contrast on every surface', () => {
    expect(contrast(neutral.get(700), neutral.get(100))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(primary.get(700), neutral.get(100))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(neutral.get(500), neutral.get(100))).toBeGreaterThanOrEqual(3);
    expect(contrast(primary.get(500), neutral.get(100))).toBeGreaterThanOrEqual(3);
    expect(contrast(neutral.get(200), neutral.get(700))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(primary.get(300), neutral.get(700))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(neutral.get(300), neutral.get(700))).toBeGreaterThanOrEqual(3);
  });
});

it('palettes differ by hue', () => {
  expect(new Set(hues.map((hue) => createPalette(hue, 0.6).get(600))).size).toBe(hues.length);
});
