import { findPicture } from '@/server/page/linkPictures.server';
import { describePage } from '@/server/document/linkPreview.server';
import { createPlainPage } from '@/server/props/plainProps.server';
import { parsePageRequest } from '@/server/http/pageRequest.server';
import { getTheme } from '@/themes/registry';
import { buildPlan } from '../../support/builders';
import { buildCheckoutPage, type ProvidersOptions } from '../../support/renderWithProviders';

vi.mock('@/server/page/linkPictures.server', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  findPicture: vi.fn(),
}));

const find = vi.mocked(findPicture);
const origin = 'https://checkout.example';

beforeEach(() => {
  find.mockReset().mockImplementation(([first = '']) => `/link-pictures/${first}.png`);
});

const describeLink = (options: ProvidersOptions) =>
  describePage(buildCheckoutPage(options), origin).preview;

it('a link preview shows what is sold, which brand sells it, and in which language', () => {
  const product = { description: 'Preparatório completo' };
  expect(describeLink({ brand: 'medcof', product, rawQuery: 'product=medcof' })).toEqual({
    title: 'MedCof',
    description: 'Preparatório completo',
    siteName: 'MedCof',
    locale: 'pt_BR',
    url: 'https://checkout.example/lead?product=medcof',
    image: 'https://checkout.example/link-pictures/medcof-revalida-BR.png',
  });
});

it('describes the plan that the link names, where the plan has a description', () => {
  const yearly = buildPlan();
  const monthly = buildPlan({ id: 'plan-mensal', description: 'Acesso por 1 mês' });
  const product = { description: 'Acesso por 12 meses', plans: [yearly, monthly] };
  expect(describeLink({ product })?.description).toBe('Acesso por 12 meses');
  const rawQuery = 'product=medcof&planId=plan-mensal';
  expect(describeLink({ product, rawQuery })?.description).toBe('Acesso por 1 mês');
});

it('keeps the seller and leaves out the buyer', () => {
  const rawQuery =
    'product=medcof&seller=ana&source=insta%20gram&voucher=REVALIDA10&name=Maria&email=m%40a.com&phone=11987654321&leadId=1&contactId=2&_ga=3&utm_term=x';
  expect(describeLink({ rawQuery, pathname: '/payment' })?.url).toBe(
    'https://checkout.example/lead?product=medcof&seller=ana&source=insta+gram&voucher=REVALIDA10',
  );
});

it.each([
  ['Mozambique', { brand: 'ms', rawQuery: 'locale=pt-MZ' }, 'pt_MZ', ['ms-MZ', 'brand-ms-mz']],
  // The picture of the product has Portuguese text.
  ['Peru', { brand: 'wol', rawQuery: 'flowId=peru' }, 'es_PE', ['brand-wol']],
] as const)('a link for %s', (_, options, locale, names) => {
  expect(describeLink(options)?.locale).toBe(locale);
  expect(find).toHaveBeenCalledWith(names);
});

it('has no picture where none was made', () => {
  find.mockReturnValue(null);
  expect(describePage(buildCheckoutPage(), origin)).toMatchObject({
    touchIcon: null,
    preview: { image: null },
  });
});

it.each([
  ['medcof', ['touch-brand-medcof', 'touch-medcof-revalida']],
  ['neutral', ['touch-brand-neutral', 'touch-neutral']],
] as const)('the home screen icon of %s', (brand, names) => {
  const { touchIcon } = describePage(buildCheckoutPage({ brand }), origin);
  expect(find).toHaveBeenCalledWith(names);
  expect(touchIcon).toBe(`/link-pictures/${names[0]}.png`);
});

it.each(['medcof', 'conquer'] as const)(
  'the colour of the browser’s frame for %s is that of its pane',
  (brand) => {
    const page = buildCheckoutPage({ brand });
    const { colors } = getTheme(brand, page.brand.dsMode);
    expect(describePage(page, origin).themeColor).toBe(colors.paneStart);
  },
);

it.each([
  ['the lead carries it', 'medcof', '/lead', null],
  ['the payment loads it first', 'medcof', '/payment', '/brands/medcof/logo-dark.svg'],
  ['an upsell shows none', 'medcof', '/payment/upsell', null],
  ['a name is written out', 'neutral', '/payment', null],
] as const)('the wordmark: %s', (_, brand, pathname, file) => {
  expect(describePage(buildCheckoutPage({ brand, pathname }), origin).wordmark).toBe(file);
});

it('a page without a product has no link preview', () => {
  const request = parsePageRequest('product=medcof', 'localhost');
  const page = createPlainPage({ pathname: '/expired-link', namespaces: [] }, request);
  expect(describePage(page, origin).preview).toBeNull();
});
