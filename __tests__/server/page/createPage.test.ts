import { getBrand } from '@/brands/registry';
import { getStepRoute } from '@/services/checkout/stepRoute';
import { createCheckoutPage } from '@/server/page/createCheckoutPage.server';
import { createPage } from '@/server/page/createPage.server';
import { createPlainPage } from '@/server/props/plainProps.server';
import { parsePageRequest } from '@/server/http/pageRequest.server';
import { themes } from '@/themes/registry';
import { buildProduct, buildStep, defaultFlow } from '../../support/builders';
import { buildCheckoutPage } from '../../support/renderWithProviders';

const background = /--color-background:(#[0-9a-f]{6})/;

function build(brandId: string, mode: 'light' | 'dark', rawQuery = '') {
  const request = parsePageRequest(rawQuery, 'localhost');
  return createPage({
    brand: getBrand(brandId, request.locale),
    mode,
    request,
    pathname: '/lead',
    stepRoute: '/lead',
    namespaces: ['lead'],
  });
}

afterEach(() => {
  delete process.env.APP_ENV;
});

it.each([
  ['medcof', 'light', 'poppins', '/brands/medcof/logo-dark.svg', themes.medcof.light],
  ['medcof', 'dark', 'poppins', '/brands/medcof/logo-dark.svg', themes.medcof.dark],
  ['conquer', 'dark', 'poppins', '/brands/conquer/logo-dark.svg', themes.conquer.dark],
  ['nobody', 'light', 'nunito', null, themes.neutral.light],
] as const)('%s in %s: font, logo and colours', (id, mode, font, logoFile, theme) => {
  const page = build(id, mode);
  expect(page.themeFont).toBe(font);
  expect(page.brand).toMatchObject({ dsMode: mode, logoFile });
  expect(background.exec(page.themeCss)?.[1]).toBe(theme.colors.background);
});

it('has the theme and the payment methods of Mozambique there', () => {
  const { brand, themeCss } = build('wol', 'light', 'locale=pt-MZ');
  expect(background.exec(themeCss)?.[1]).toBe(themes['wol-mz'].light.colors.background);
  expect(themes['wol-mz'].light.colors.background).not.toBe(themes.wol.light.colors.background);
  expect(themeCss).toContain('--form-width:29.0625rem');
  expect(brand).toMatchObject({
    dsProductId: 'wol',
    isCaptchaBadgeHidden: true,
    mozambiqueMethods: [{ id: 'creditcard', name: 'Cartão de crédito', planId: 'wol-mz-anual' }],
  });
});

it.each([
  [true, 27],
  [false, 0],
])('knows the states only where an address is asked for: %s', (hasAddressForm, count) => {
  expect(buildCheckoutPage({ hasAddressForm }).brand.states).toHaveLength(count);
});

it('has no payment methods of Mozambique in Brazil', () => {
  expect(build('wol', 'light').brand).toMatchObject({
    mozambiqueMethods: [],
    isCaptchaBadgeHidden: false,
  });
});

it('has no links for a brand that is not known', () => {
  const { faqLink, links } = build('nobody', 'light').brand;
  expect([faqLink, ...Object.values({ ...links })].join('')).toBe('');
});

it.each([
  ['test', 'dark'],
  ['homolog', 'dark'],
  ['production', 'light'],
])('with a link that asks for the other mode, in %s, the page is %s', (environment, mode) => {
  process.env.APP_ENV = environment;
  const request = parsePageRequest('product=medcof&mode=dark', 'localhost');
  const page = createPlainPage({ pathname: '/expired-link', namespaces: ['link'] }, request);
  expect(page.brand).toMatchObject({ dsProductId: 'medcof', dsMode: mode });
});

const wup = buildCheckoutPage({ brand: 'wol' }).checkout;

it.each([
  ['product=vc', 'Vende-C', 'Checkout - Vende-C'],
  ['business=vende-c&productCode=another', '', 'Checkout'],
  ['product=ms', 'meuSucesso', 'Checkout - meuSucesso'],
])('a page without a call to a service names the shop of %s %j', (rawQuery, name, title) => {
  const request = parsePageRequest(rawQuery, 'localhost');
  const page = createPlainPage({ pathname: '/expired-link', namespaces: ['link'] }, request);
  expect(page.brand.name).toBe(name);
  expect(page.title).toBe(title);
});

it.each([
  ['product=mls', 'Mentoring League Society Mentorias Ltda.'],
  ['product=medcof', 'MedCof Educação Médica Ltda.'],
  ['business=vende-c&productCode=another', undefined],
  ['', undefined],
])('a page without a call to a service knows who sells %s', (rawQuery, company) => {
  const request = parsePageRequest(rawQuery, 'localhost');
  const page = createPlainPage({ pathname: '/expired-link', namespaces: ['link'] }, request);
  expect(page.soldBy).toBe(company);
});

it.each(['', 'planId=unknown', 'seller=ana'])(
  'a page without a product (%j) has colours of no brand, and no logo, picture or help',
  (rawQuery) => {
    const request = parsePageRequest(rawQuery, 'localhost');
    const page = createPlainPage({ pathname: '/expired-link', namespaces: ['link'] }, request);
    expect(page.brand).toMatchObject({
      dsMode: 'dark',
      faqLink: '',
      hero: null,
      logoFile: null,
      name: '',
      whatsapp: '',
    });
    expect(page.themeCss).toContain(themes.unbranded.dark.colors.primary);
    expect(page.themeCss).not.toContain('/brands/ms/');
    expect(page.title).toBe('Checkout');
  },
);

it.each(['/livelo/cpf', '/livelo/select-device', '/livelo/payment', '/livelo/error'])(
  'the logo of the points stands on every screen of theirs, %s too',
  (pathname) => {
    const steps = [
      buildStep({
        id: 'livelo-cpf',
        templateId: 'livelo-cpf',
        props: { mediaLogo: '/points.svg' },
      }),
      buildStep({ id: 'main-payment', templateId: 'payment' }),
    ];
    const flow = { id: 'livelo', steps };
    const checkout = { ...wup, flow, config: { ...wup.config, checkoutFlow: [flow] } };
    const place = { pathname, stepRoute: getStepRoute(pathname), namespaces: [] };
    const request = parsePageRequest('', 'localhost');
    expect(createCheckoutPage({ ...place, checkout, cookies: {}, request }).brand.stepLogo).toBe(
      '/points.svg',
    );
    const paid = { ...place, pathname: '/payment', stepRoute: '/payment' };
    expect(createCheckoutPage({ ...paid, checkout, cookies: {}, request }).brand.stepLogo).toBe(
      null,
    );
  },
);

it.each([
  [undefined, 'teste.medcof.com.br'],
  ['test', 'teste.medcof.com.br'],
  ['homolog', 'homolog.medcof.com.br'],
  ['production', 'medcof.com.br'],
])('in the environment %p the domain is %s', (environment, domain) => {
  if (environment !== undefined) process.env.APP_ENV = environment;
  expect(build('medcof', 'light').brand.links.domain).toBe(domain);
});

const buildUpsell = (business: string, code: string, cookies = {}) =>
  createCheckoutPage({
    checkout: { ...wup, config: { ...wup.config, checkoutFlow: [defaultFlow] } },
    offered: {
      planId: 'live-anual',
      code,
      productQuery: { business },
      product: buildProduct(),
      saleQuery: parsePageRequest('', 'localhost').query,
    },
    cookies,
    request: parsePageRequest('', 'localhost'),
    pathname: '/video/upsell',
    stepRoute: '/video/upsell',
    namespaces: [],
  });

it.each([
  ['wiseup$dark', 'exec', '/brands/wiseup/tile.svg'],
  ['wiseup$light', 'teens', '/brands/wiseup/tile-teens.svg'],
  ['mls$light', 'mls', '/brands/mls/tile.svg'],
])('beside the name of a product of %s, %s, stands the tile %p', (designSystemId, code, tile) => {
  const page = createCheckoutPage({
    checkout: {
      ...wup,
      business: 'mentoring-league-society',
      productCode: code,
      config: { ...wup.config, checkoutFlow: [defaultFlow], designSystemId },
    },
    cookies: {},
    request: parsePageRequest('', 'localhost'),
    pathname: '/lead',
    stepRoute: '/lead',
    namespaces: [],
  });
  expect(page.brand.tile).toBe(tile);
  expect(page.brand.logoFile).toBe(tile.replace(/tile.*$/, 'logo-dark.svg'));
  expect(page.themeCss).toContain(`url(${tile.replace(/tile.*$/, 'pattern.svg')})`);
});

it.each([
  ['wiseup-live', 'live', 'live', '/brands/live/tile.svg'],
  ['powerhouse', 'powerhouse', 'wol', null],
] as const)('an upsell of %s, %s, has the look of %s', (business, code, drawnAs, tile) => {
  const { brand, themeCss } = buildUpsell(business, code);
  expect(brand).toMatchObject({
    dsProductId: 'wol',
    tile,
    hero: `/brands/${drawnAs}/hero.svg`,
    multiProfile: { cardThumbnailFile: `/brands/${drawnAs}/profiles.svg` },
  });
  expect(themeCss).toContain(`/brands/${drawnAs}/hero.svg`);
});

it.each([
  ['wiseup-live', 'live', 'dark', themes.live.dark],
  ['powerhouse', 'powerhouse', 'other', null],
] as const)('the upsell theme of %s, %s, is %s', (business, code, mode, theme) => {
  const plain = buildUpsell(business, code);
  expect(plain.hasUpsellTheme).toBeUndefined();
  const { brand, hasUpsellTheme, mainDsMode, themeCss } = buildUpsell(business, code, {
    shouldUseUpsellTheme: 'true',
  });
  const own = themes.wol[mainDsMode === 'light' ? 'dark' : 'light'];
  const { background: color } = (theme ?? own).colors;
  expect(hasUpsellTheme).toBe(true);
  expect(mainDsMode).toBe(plain.mainDsMode);
  expect(background.exec(themeCss)?.[1]).toBe(color);
  expect(themeCss.includes('/brands/live/pattern.svg')).toBe(mode === 'dark');
  expect(brand.dsProductId).toBe('wol');
});

it('an offer on a receipt has the tile and the colours of the brand that sells it', () => {
  const nextOffered = {
    planId: 'live-anual',
    code: 'live',
    productQuery: { business: 'wiseup-live' },
    product: buildProduct(),
    saleQuery: parsePageRequest('', 'localhost').query,
  };
  const { brand, nextTile, themeCss } = createCheckoutPage({
    checkout: { ...wup, config: { ...wup.config, checkoutFlow: [defaultFlow] } },
    nextOffered,
    cookies: {},
    request: parsePageRequest('', 'localhost'),
    pathname: '/success',
    stepRoute: '/success',
    namespaces: [],
  });
  expect(nextTile).toBe('/brands/live/tile.svg');
  expect(themeCss).toContain(`.offer{--color-pane-start:${themes.live.light.colors.paneStart}`);
  expect(brand.tile).not.toBe(nextTile);
});

it.each([
  ['medcof$light', { dsProductId: 'medcof', dsMode: 'light' }, themes.medcof.light],
  ['medcof$dark', { dsProductId: 'medcof', dsMode: 'dark' }, themes.medcof.dark],
  ['conquer$light', { dsProductId: 'conquer', dsMode: 'light' }, themes.conquer.light],
  ['conquer$dark', { dsProductId: 'conquer', dsMode: 'dark' }, themes.conquer.dark],
])('the page of %s has its brand and its mode', (designSystemId, brand, theme) => {
  const config = { ...wup.config, checkoutFlow: [defaultFlow], designSystemId };
  const page = createCheckoutPage({
    checkout: { ...wup, config },
    cookies: {},
    request: parsePageRequest('', 'localhost'),
    pathname: '/lead',
    stepRoute: '/lead',
    namespaces: [],
  });
  expect(page.brand).toMatchObject(brand);
  expect(page.mainDsMode).toBe(brand.dsMode);
  expect(background.exec(page.themeCss)?.[1]).toBe(theme.colors.background);
});

describe('a designSystemId that names no brand', () => {
  const show = async (designSystemId: string, changes: object = {}) => {
    const page = createCheckoutPage({
      checkout: {
        ...wup,
        business: 'acme-school',
        productCode: 'course',
        ...changes,
        config: {
          ...wup.config,
          checkoutFlow: [defaultFlow],
          designSystemId,
          title: 'Acme',
        },
      },
      cookies: {},
      request: parsePageRequest('', 'localhost'),
      pathname: '/lead',
      stepRoute: '/lead',
      namespaces: [],
    });
    // The logger loads its receiver with the first entry.
    await vi.dynamicImportSettled();
    return page;
  };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  beforeEach(() => warn.mockClear());

  it('shows the neutral look under the title of the config, and is logged once', async () => {
    const page = await show('acme$dark');
    expect(page.title).toBe('Checkout - Acme');
    expect(background.exec(page.themeCss)?.[1]).toBe(themes.neutral.dark.colors.background);
    await show('acme$dark');
    expect(warn.mock.calls).toEqual([
      [
        '[warning] A designSystemId names no brand',
        { designSystemId: 'acme$dark', productCode: 'course' },
      ],
    ]);
    await show('another$light');
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['medcof$light', {}],
    ['vc$light', { business: 'vende-c', productCode: 'vc' }],
  ])('%s of %j is expected, so nothing is logged', async (designSystemId, changes) => {
    await show(designSystemId, changes);
    expect(warn).not.toHaveBeenCalled();
  });
});
