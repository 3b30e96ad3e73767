import { dressBrand } from '@/brands/dressBrand';
import { getHero } from '@/brands/getHero';
import { neutral } from '@/brands/neutral';
import { wiseup } from '@/brands/wiseup';

it.each([
  ['teens', wiseup, '/brands/wiseup/hero-teens.svg'],
  ['exec', wiseup, '/brands/wiseup/hero.svg'],
  ['mls', dressBrand(neutral, 'mls'), '/brands/mls/hero.svg'],
  ['another', neutral, null],
  ['constructor', dressBrand(neutral, 'constructor'), null],
])('the illustration of %s', (code, brand, file) => {
  expect(getHero(brand, code)).toBe(file);
});
