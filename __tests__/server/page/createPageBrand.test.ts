import { neutral } from '@/brands/neutral';
import { wiseup } from '@/brands/wiseup';
import { getPageConfetti } from '@/server/page/createPageBrand.server';

it.each([
  ['its own', undefined, '/brands/wiseup/confetti.svg'],
  ['that of the offered look', { code: 'mls', seller: neutral }, '/brands/mls/confetti.svg'],
  ['none', { code: 'another', seller: neutral }, null],
  ['that of the sold product', { code: 'teens', seller: null }, '/brands/wiseup/confetti.svg'],
])('the receipt of a brand has %s as its confetti', (_, offered, file) => {
  const sold = { code: 'exec', name: 'Wise Up', ...(offered && { offered }) };
  expect(getPageConfetti(wiseup, sold)).toBe(file);
});
