import { drawings } from '@/scripts/newBrand/drawings';
import type { NewBrand } from '@/scripts/newBrand/NewBrand';

const brand: NewBrand = { id: 'escola', name: 'Escola', business: 'wiser', hue: 160 };

const draw = (name: string) => drawings({ ...brand, name })['logo.svg'] ?? '';

/** Where each letter of the name begins, and how large it is; the first one is the sign's. */
const getLetters = (svg: string) =>
  Array.from(svg.matchAll(/<path transform="translate\((\S+) (\S+)\) scale\((\S+)\)"/g))
    .slice(1)
    .map(([, x, y, scale]) => ({ x: Number(x), y: Number(y), scale: Number(scale) }));

it.each(['Ab', 'Escola', 'Escola Aurora', 'W'.repeat(40), `${'W'.repeat(19)} ${'W'.repeat(20)}`])(
  'keeps the name %p inside the picture',
  (name) => {
    const letters = getLetters(draw(name));
    expect(letters).toHaveLength(name.replaceAll(' ', '').length);
    for (const { scale, x, y } of letters) {
      expect(x).toBeGreaterThanOrEqual(50);
      expect(x).toBeLessThanOrEqual(176);
      expect(y).toBeGreaterThanOrEqual(4);
      expect(y + 6 * scale).toBeLessThanOrEqual(52);
    }
  },
);

it('breaks a name of two words into two lines', () => {
  expect(new Set(getLetters(draw('Escola Aurora')).map(({ y }) => y)).size).toBe(2);
  expect(new Set(getLetters(draw('Escola')).map(({ y }) => y)).size).toBe(1);
});

it('leaves accents and signs out of the drawing, and says the name in full', () => {
  const svg = draw("Olá & d'Água");
  expect(getLetters(svg)).toHaveLength('OLADAGUA'.length);
  expect(svg).toContain(`aria-label="Olá &amp; d'Água"`);
});

it('draws by night in another colour than by day', () => {
  const { 'logo-dark.svg': night, 'logo.svg': day } = drawings(brand);
  expect(day).toContain('stroke="#1b6e52"');
  expect(night).not.toContain('#1b6e52');
});
