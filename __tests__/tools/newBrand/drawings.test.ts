import type { NewBrand } from '@/tools/newBrand/brand';
import { createDrawings } from '@/tools/newBrand/drawings';

const brand: NewBrand = { id: 'escola', name: 'Escola', business: 'wiser', hue: 160 };

const draw = (name: string) => createDrawings({ ...brand, name })['logo.svg'] ?? '';

const getLetters = (svg: string) =>
  Array.from(svg.matchAll(/<path d="([^"]+)"/g)).map(([, outline = '']) =>
    Array.from(outline.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)).map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    })),
  );

const getName = (svg: string) => getLetters(svg).slice(1);

it.each([
  'Ab',
  'Escola',
  'Escola Aurora',
  "Olá & d'Água",
  'W'.repeat(40),
  `${'W'.repeat(19)} ${'W'.repeat(20)}`,
])('keeps the name %p inside the picture', (name) => {
  const letters = getName(draw(name));
  expect(letters).toHaveLength(name.replaceAll(' ', '').length);
  for (const { x, y } of letters.flat()) {
    expect(x).toBeGreaterThanOrEqual(50);
    expect(x).toBeLessThanOrEqual(178);
    expect(y).toBeGreaterThanOrEqual(4);
    expect(y).toBeLessThanOrEqual(52);
  }
});

it.each(['Escola', 'Wiser', 'Instituto', 'água'])(
  'centres the initial of %p in the symbol',
  (name) => {
    const [initial = []] = getLetters(draw(name));
    const [left, right] = [Math.min, Math.max].map((pick) => pick(...initial.map(({ x }) => x)));
    expect(Math.abs(((left ?? NaN) + (right ?? NaN)) / 2 - 19)).toBeLessThanOrEqual(1.5);
    expect(left).toBeGreaterThanOrEqual(6);
    expect(right).toBeLessThanOrEqual(32);
  },
);

it('breaks a name of two words into two lines', () => {
  const getTop = (letters: readonly { y: number }[][]) =>
    Math.min(...letters.flat().map(({ y }) => y));
  const two = getName(draw('Escola Aurora'));
  const bottomOfFirst = Math.max(
    ...two
      .slice(0, 'Escola'.length)
      .flat()
      .map(({ y }) => y),
  );
  expect(getTop(two.slice('Escola'.length))).toBeGreaterThan(bottomOfFirst);
  const one = getName(draw('Escola'));
  expect(getTop(one.slice(0, 1))).toBeLessThan(28);
  expect(one.map((letter) => Math.max(...letter.map(({ y }) => y))).every((y) => y > 28)).toBe(
    true,
  );
});

it('draws accents, omits letters that the typeface lacks, and labels the picture with the full name', () => {
  const svg = draw("Olá & 東京 d'Água");
  expect(getName(svg)).toHaveLength("Olá&d'Água".length);
  expect(svg).toContain(`aria-label="Olá &amp; 東京 d'Água"`);
  expect(draw('Água')).not.toBe(draw('Agua').replace('"Agua"', '"Água"'));
});

it('draws for the dark mode in another colour', () => {
  const { 'logo-dark.svg': dark, 'logo.svg': light } = createDrawings(brand);
  expect(light).toContain('fill="#1b6e52"');
  expect(dark).not.toContain('#1b6e52');
});

it('draws a pattern that differs from hue to hue', () => {
  const [one, other] = [160, 161].map((hue) => createDrawings({ ...brand, hue })['pattern.svg']);
  expect(one).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="88" height="88"');
  expect(other).not.toBe(one);
});
