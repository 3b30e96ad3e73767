import { getTheme, themes } from '@/themes/registry';
import type { Palette, Theme } from '@/themes/tokens';

const steps = ['50', '100', '200', '300', '500', '600', '700', '800', '900'];

function getColourfulness(color: string): number {
  const channels = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}

const getLightness = (color: string) =>
  [1, 3, 5].reduce((sum, start) => sum + parseInt(color.slice(start, start + 2), 16), 0);

const themed = Object.entries(themes).flatMap(([brand, modes]) =>
  Object.values(modes).map((theme: Theme) => ({ brand, mode: theme.mode, theme })),
);

it.each(themed)('$brand, $mode has the palettes of a theme', ({ theme: { palettes } }) => {
  const { feedback, neutral, primary, secondary } = palettes;
  for (const palette of [primary, secondary, neutral]) {
    expect(Object.keys(palette)).toEqual(steps);
    for (const color of Object.values(palette)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
  // Three palettes, not one under three names.
  const own = [primary, secondary, neutral].map((palette) => JSON.stringify(palette));
  expect(new Set(own).size).toBe(3);
  expect(Object.keys(feedback).sort()).toEqual(['alert', 'error', 'success']);
});

it.each(themed)('$brand, $mode writes in its neutral palette', ({ theme }) => {
  const { colors, mode, palettes } = theme;
  const { neutral } = palettes;
  expect(colors.text).toBe(mode === 'light' ? neutral[900] : neutral[50]);
});

it.each(themed)('$brand, $mode: a field is lighter than the ground of its form', ({ theme }) => {
  const { background, surface } = theme.colors;
  expect(getLightness(surface)).toBeGreaterThan(getLightness(background));
});

const greyOf = (palette: Palette) => Object.values(palette).map(getColourfulness);

it('has a fallback of grey and black', () => {
  const { neutral, primary, secondary } = getTheme('a brand that nobody has', 'light').palettes;
  expect([primary, secondary, neutral].flatMap(greyOf).every((value) => value === 0)).toBe(true);
  expect(primary[900]).toBe('#000000');
  expect(getLightness(primary[600])).toBeLessThan(3 * 64);
});
