import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const ms = '/api/v1/product/ms?business=meusucesso';
const get = (url: string) => commerce.app.inject(url);

test('the first version of ms answers the prices of the spec', async () => {
  expect((await get(ms)).json()).toMatchObject({
    code: 'ms',
    business: 'meusucesso',
    anualProductId: 'ms-anual',
    monthlyProductId: 'ms-essencial',
    currency: 'BRL',
    price: {
      productCyclePrice: 1560,
      productFullPrice: 18720,
      productStandardCycle: 1560,
      productStandardPrice: 18720,
    },
    voucher: null,
  });
});

test.each([
  ['planType=yearly', 9500, 114000],
  ['productId=ms-anual', 9500, 114000],
  ['plan=ms-anual', 9500, 114000],
  ['plan=ms-anual&voucher=MS120', 8500, 102000],
  ['plan=ms-anual&voucher=nothing', 9500, 114000],
  ['planType=recurrency', 1560, 18720],
])('ms with %s', async (query, productCyclePrice, productFullPrice) => {
  expect((await get(`${ms}&${query}`)).json().price).toMatchObject({
    productCyclePrice,
    productFullPrice,
  });
});

test.each([
  ['a semester', '/api/v1/product/exec?business=wiseup&planType=semester', 41900, 251400],
  ['a month', '/api/v1/product/cplus?business=conquer', 9900, 9900],
  ['in meticais', `${ms}&operation=MZ`, 75000, 900000],
])('a plan of %s', async (_name, url, productCyclePrice, productFullPrice) => {
  expect((await get(url)).json().price).toMatchObject({ productCyclePrice, productFullPrice });
});

test('who asks changes nothing', async () => {
  const asked = await get(
    `${ms}&email=maria%40example.com&referer=google&route=vip&leadId=00000000`,
  );
  expect(asked.json()).toEqual((await get(ms)).json());
});

test.each([
  ['/api/v1/product/nothing?business=meusucesso', 404, 'not_found'],
  ['/api/v1/product/ms?business=medcof', 404, 'not_found'],
  [`${ms}&productId=nothing`, 404, 'not_found'],
  [`${ms}&planType=semester`, 404, 'not_found'],
  [`${ms}&plan=ms-anual&planType=recurrency`, 404, 'not_found'],
  [`${ms}&planType=weekly`, 400, 'invalid_request'],
  [`${ms}&operation=PE`, 400, 'invalid_request'],
  ['/api/v1/product/ms', 400, 'invalid_request'],
])('%s is %d', async (url, status, code) => {
  const response = await get(url);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ code });
});
