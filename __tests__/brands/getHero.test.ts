import { getHero } from '@/brands/getHero';
import { neutral } from '@/brands/neutral';
import { wiseup } from '@/brands/wiseup';

it.each([
  ['teens', wiseup, '/brands/wiseup/hero-teens.svg'],
  ['exec', wiseup, '/brands/wiseup/hero.svg'],
  ['mls', neutral, '/brands/neutral/hero-mls.svg'],
  ['another', neutral, null],
  ['constructor', neutral, null],
])('the illustration of %s', (code, brand, file) => {
  expect(getHero(brand, code)).toBe(file);
});
