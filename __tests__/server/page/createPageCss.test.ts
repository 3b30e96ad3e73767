import { getBrand } from '@/brands/registry';
import { createPageCss } from '@/server/page/createPageCss.server';

test.each([
  ['ms', 'pt-MZ', true],
  ['wol', 'pt-MZ', true],
  ['neutral', 'pt-MZ', true],
  ['neutral', 'pt-BR', false],
  ['ms', 'pt-BR', false],
  ['medcof', 'pt-BR', false],
] as const)('%s in %s hides the captcha badge: %s', (brand, locale, isHidden) => {
  const css = createPageCss(getBrand(brand, locale), { hero: null, mode: 'light' });
  expect(css.includes('.grecaptcha-badge{visibility:hidden}')).toBe(isHidden);
});
