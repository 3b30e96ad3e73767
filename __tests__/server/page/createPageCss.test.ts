import { getBrand } from '@/brands/registry';
import { createPageCss } from '@/server/page/createPageCss.server';

test.each([
  ['/brands/medcof/hero.svg', true],
  // The initial of a product without a brand is drawn for the dark pane alone.
  ['/link-pictures/hero-mls-0.svg', false],
  [null, false],
])('%s stands on the lead page of a phone: %s', (hero, isPoster) => {
  const css = createPageCss(getBrand('medcof'), { hero, motif: null, mode: 'light' });
  expect(css.includes('--poster-limit:0rem')).toBe(!isPoster);
});

test.each([
  ['/brands/medcof/motif.svg', 'url(/brands/medcof/motif.svg)', '5rem'],
  [null, 'linear-gradient(#0000,#0000)', '0rem'],
])('the motif %s is %s, of %s', (motif, image, size) => {
  const css = createPageCss(getBrand('medcof'), { hero: null, motif, mode: 'light' });
  expect(css).toContain(`--pane-motif:${image};--motif-size:${size}`);
});

test('only a receipt names what flies around its motif', () => {
  const pictures = { hero: null, motif: null, mode: 'light' } as const;
  const confetti = '/brands/medcof/confetti.svg';
  expect(createPageCss(getBrand('medcof'), { ...pictures, confetti })).toContain(
    `--pane-confetti:url(${confetti})`,
  );
  expect(createPageCss(getBrand('medcof'), pictures)).not.toContain('--pane-confetti');
});

test.each([
  ['ms', 'pt-MZ', true],
  ['wol', 'pt-MZ', true],
  ['neutral', 'pt-MZ', true],
  ['neutral', 'pt-BR', false],
  ['ms', 'pt-BR', false],
  ['medcof', 'pt-BR', false],
] as const)('%s in %s hides the captcha badge: %s', (brand, locale, isHidden) => {
  const css = createPageCss(getBrand(brand, locale), { hero: null, motif: null, mode: 'light' });
  expect(css.includes('.grecaptcha-badge{visibility:hidden}')).toBe(isHidden);
});
