import { getBrand } from '@/brands/registry';
import { createPageCss } from '@/server/page/createPageCss.server';

test.each([
  ['/brands/medcof/hero.svg', '6.5rem'],
  // The initial of a product without a brand is drawn for the dark pane alone.
  ['/link-pictures/hero-mls-0.svg', '0rem'],
  [null, '0rem'],
])('%s has %s beside a title', (hero, width) => {
  const css = createPageCss(getBrand('medcof'), { hero, mode: 'light' });
  expect(css).toContain(`--small-hero-width:${width}`);
});

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
