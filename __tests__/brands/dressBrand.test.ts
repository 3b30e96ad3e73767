import { dressBrand } from '@/brands/dressBrand';
import { neutral } from '@/brands/neutral';
import { wiseup } from '@/brands/wiseup';

it.each([
  ['teens', wiseup, '/brands/wiseup/hero-teens.svg'],
  ['exec', wiseup, '/brands/wiseup/hero.svg'],
  ['mls', neutral, '/brands/mls/hero.svg'],
  ['another', neutral, null],
  ['constructor', neutral, null],
])('the illustration of %s', (code, brand, file) => {
  expect(dressBrand(brand, code).paneFiles.hero).toBe(file);
});

it('a product has the rest of its look from its brand', () => {
  const { paneFiles, themeId } = dressBrand(wiseup, 'teens');
  expect(paneFiles.pattern).toBe(wiseup.paneFiles.pattern);
  expect(themeId).toBe(wiseup.themeId);
});
