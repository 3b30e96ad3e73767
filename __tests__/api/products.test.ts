import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const get = (url: string) => commerce.app.inject(url);

const ms = '/api/v2/product/ms?business=meusucesso';

test.each([
  ['standard', ms, 114000, 9500, null],
  ['with its voucher', `${ms}&voucher=MS120`, 102000, 8500, { code: 'MS120', discount: 12000 }],
  ['with an unknown voucher', `${ms}&voucher=x`, 114000, 9500, null],
  ['in its offer', `${ms}&offer=black-friday-61`, 73200, 6100, null],
  [
    'in an offer, which no voucher lowers',
    `${ms}&offer=black-friday-61&voucher=MS120`,
    73200,
    6100,
    null,
  ],
])('the ms plan %s', async (_name, url, amount, parcel, voucher) => {
  const product = (await get(url)).json();
  const [plan] = product.plans;
  expect(plan).toMatchObject({ id: 'ms-anual', amount, standardAmount: 114000, currency: 'BRL' });
  expect(plan.installments.at(-1)).toMatchObject({ id: 12, value: parcel, standardValue: 9500 });
  expect(product.voucher).toEqual(voucher);
});

test.each([
  '/api/v2/product/nothing?business=meusucesso',
  '/api/v2/product/ms?business=medcof',
  `${ms}&offer=nothing`,
  `${ms}&planId=nothing`,
  `${ms}&planTypes=monthly`,
  '/api/v1/product/nothing/config?business=medcof',
  '/api/v1/product/ms/config?business=meusucesso&planId=medcof-revalida-anual',
  '/api/v1/plan/nothing/product',
  '/api/v1/seller/direto?seller=nobody&operation=BR&product=ms',
  '/api/v1/seller/direto?seller=ana&operation=BR&product=nothing',
])('what is not sold is not found: %s', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'not_found' });
});

test('a plan knows its product', async () => {
  const response = await get('/api/v1/plan/medcof-revalida-anual/product');
  expect(response.json()).toEqual({ code: 'medcof-revalida', business: 'medcof' });
});

test('a seller is found whatever the source', async () => {
  const response = await get(
    '/api/v1/seller/instagram%20stories%2F7?seller=ana&operation=BR&product=ms',
  );
  expect(response.json()).toMatchObject({ name: 'Ana Souza', isLiveEnabled: true });
});
