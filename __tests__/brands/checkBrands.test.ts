import type { BrandLinks, BrazilianBrand, MozambicanBrand } from '@/brands/brand';
import { forEveryEnvironment } from '@/brands/brandDefaults';
import { checkBrands, findGuesses } from '@/brands/checkBrands';
import { medcof } from '@/brands/medcof';
import { neutral } from '@/brands/neutral';
import { wolMz } from '@/brands/wol-mz';
import { findBrandFaults } from '@/server/brandFaults.server';

const surroundings = { hasTheme: () => true, hasFile: () => true };

const withLinks = (links: Partial<BrandLinks>): Partial<BrazilianBrand> => ({
  links: { ...medcof.links, homolog: { ...medcof.links.homolog, ...links } },
});

const withPayment = (payment: Partial<BrazilianBrand['payment']>): Partial<BrazilianBrand> => ({
  payment: { ...medcof.payment, ...payment },
});

const withMethods = (
  mozambiqueMethods: MozambicanBrand['payment']['mozambiqueMethods'],
): MozambicanBrand => ({ ...wolMz, payment: { ...wolMz.payment, mozambiqueMethods } });

describe('checkBrands', () => {
  it('finds no fault in a brand, a Mozambique variant and the neutral fallback', () => {
    expect(checkBrands({ medcof, 'wol-mz': wolMz, neutral }, surroundings)).toEqual([]);
  });

  it.each<[field: string, demand: string, change: Partial<BrazilianBrand>]>([
    ['product.name', 'must not be empty', { product: { ...medcof.product, name: ' ' } }],
    ['productCode', 'must not be empty', { productCode: '' }],
    ['upsellProductName', 'must not be empty', { upsellProductName: '' }],
    ['googleTagManagerId', 'must look like GTM-ABC123', { googleTagManagerId: 'UA-1' }],
    ['faqLink', 'must be an address that begins with https://', { faqLink: '/ajuda' }],
    ['faqLink', 'must be an address that begins with https://', { faqLink: 'http://a.com' }],
    ['whatsapp', 'must be a number such as +5511987654321', { whatsapp: '11 98765-4321' }],
    ['links.homolog.domain', 'must be a domain', withLinks({ domain: 'https://medcof.com.br' })],
    ['links.homolog.domain', 'must be a domain', withLinks({ domain: '' })],
    [
      'links.homolog.firstAccess',
      'must hold {token}',
      withLinks({ firstAccess: 'https://medcof.com.br/acesso' }),
    ],
    [
      'links.homolog.terms',
      'must be an address that begins with https://',
      withLinks({ terms: '' }),
    ],
    [
      'links.homolog.politics',
      'must be an address that begins with https://',
      withLinks({ politics: 'javascript:alert(1)' }),
    ],
    [
      'logoFile.dark',
      'must be a path that begins with /',
      { logoFile: { ...medcof.logoFile, dark: 'logo.svg' } },
    ],
    [
      'stepsNumber',
      'must be a whole number, 3 or more',
      { stepsNumber: 2, pixStep: null, ...withPayment({ currentStep: 2 }) },
    ],
    ['pixStep', 'must be a whole number from 1 to 3, the stepsNumber', { pixStep: 4 }],
    [
      'pixStep',
      'needs a stepsNumber',
      { stepsNumber: null, ...withPayment({ currentStep: null }) },
    ],
    [
      'payment.currentStep',
      'must be a whole number from 1 to 3, the stepsNumber',
      withPayment({ currentStep: 0 }),
    ],
    [
      'payment.currentStep',
      'must be a whole number from 1 to 3, the stepsNumber',
      withPayment({ currentStep: 1.5 }),
    ],
    ['payment.methods', 'must not be empty', withPayment({ methods: [] })],
    ['payment.cardCompanies', 'must not be empty', withPayment({ cardCompanies: [] })],
    ['payment.planTypes', 'must not be empty', withPayment({ planTypes: [] })],
  ])('%s %s', (field, demand, change) => {
    expect(checkBrands({ medcof: { ...medcof, ...change } }, surroundings)).toEqual([
      `brands/medcof.ts is not right: ${field} ${demand}.`,
    ]);
  });

  it('reports a missing theme', () => {
    expect(checkBrands({ medcof }, { ...surroundings, hasTheme: () => false })).toEqual([
      'brands/medcof.ts is not right: themeId must name a theme of themes/registry.ts.',
    ]);
  });

  it('reports a missing logo file', () => {
    const hasFile = (file: string) => file !== '/brands/medcof/logo-dark.svg';
    expect(checkBrands({ medcof }, { ...surroundings, hasFile })).toEqual([
      'brands/medcof.ts is not right: logoFile.dark needs the file public/brands/medcof/logo-dark.svg.',
    ]);
  });

  it('reports a missing tile and a missing theme of a product without a brand', () => {
    const hasFile = (file: string) => file !== '/brands/mls/tile.svg';
    expect(checkBrands({ neutral }, { ...surroundings, hasFile })).toEqual([
      'brands/neutral.ts is not right: productLooks.mls needs the file public/brands/mls/tile.svg.',
    ]);
    const hasTheme = (themeId: string) => themeId !== 'vc';
    expect(checkBrands({ neutral }, { ...surroundings, hasTheme })).toEqual([
      'brands/neutral.ts is not right: productLooks.vc.themeId must name a theme of themes/registry.ts.',
    ]);
  });

  it.each([
    ['has no active method', withMethods({}), ' must have an active one'],
    [
      'sells no plan somewhere',
      withMethods({
        creditcard: {
          name: 'Cartão de crédito',
          isActive: true,
          planId: { ...forEveryEnvironment('plan'), homolog: '' },
        },
      }),
      '.creditcard.planId.homolog must not be empty',
    ],
  ])('reports a Mozambique variant that %s', (_, brand, sentence) => {
    expect(checkBrands({ 'wol-mz': brand }, surroundings)).toEqual([
      `brands/wol-mz.ts is not right: payment.mozambiqueMethods${sentence}.`,
    ]);
  });

  it('lists each fault of each brand', () => {
    const wrong = { ...medcof, faqLink: '', dsProductId: '' };
    expect(checkBrands({ one: wrong, other: wrong }, surroundings)).toHaveLength(4);
  });
});

it('lists the unconfirmed facts of a brand', () => {
  const guessed: BrazilianBrand = { ...medcof, guesses: ['faqLink', 'links'] };
  expect(findGuesses({ medcof, 'escola-aurora': guessed })).toEqual([
    'brands/escola-aurora.ts is not ready for APP_ENV=production: faqLink, links were only guessed; put in what is true and take them off its guesses.',
  ]);
});

it('finds no fault in the brands of the product', () => {
  expect(findBrandFaults(process.cwd(), 'test')).toEqual([]);
});

it('reports every logo file as missing where there is no public folder', () => {
  expect(findBrandFaults('/nowhere', 'test')).toContain(
    'brands/ms-mz.ts is not right: logoFile.light needs the file public/brands/ms/logo.svg.',
  );
});
