import type { ProductConfig, ProductV2 } from '@/contract/product';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const get = (url: string) => commerce.app.inject(url);

const mozambican = [
  {
    code: 'ms',
    business: 'meusucesso',
    planId: 'ms-mz-anual',
    amount: 900000,
    paymentMethods: ['credit-card', 'm-pesa'],
    templates: ['lead', 'presentation', 'payment', 'success'],
    flows: ['default', 'offer'],
  },
  {
    code: 'wup',
    business: 'wiseup-online',
    planId: 'wol-mz-anual',
    amount: 1188000,
    paymentMethods: ['credit-card', 'm-pesa'],
    templates: ['lead', 'phone-verification', 'video', 'payment', 'success'],
    flows: ['default', 'offer', 'free-months'],
  },
];

test.each(mozambican)(
  '$code in Mozambique has its own plan and flows',
  async ({ amount, business, code, flows, paymentMethods, planId, templates }) => {
    const query = `business=${business}&operation=MZ`;
    const product = (await get(`/api/v2/product/${code}?${query}`)).json<ProductV2>();
    expect(product.plans).toEqual([
      expect.objectContaining({ id: planId, amount, currency: 'MZN', paymentMethods }),
    ]);
    const config = (await get(`/api/v1/product/${code}/config?${query}`)).json<ProductConfig>();
    expect(config.hasAddressForm).toBe(true);
    expect(config.checkoutFlow.map(({ id }) => id)).toEqual(flows);
    for (const { steps } of config.checkoutFlow) {
      expect(steps.map(({ templateId }) => templateId)).toEqual(templates);
      const payment = steps.find(({ templateId }) => templateId === 'payment');
      expect(payment?.props.plan).toEqual({ id: planId, business });
    }
  },
);

test.each(mozambican)(
  '$code in Brazil never has a plan in meticais',
  async ({ business, code }) => {
    for (const operation of ['', '&operation=BR']) {
      const response = await get(`/api/v2/product/${code}?business=${business}${operation}`);
      const { plans } = response.json<ProductV2>();
      expect(new Set(plans.map(({ currency }) => currency))).toEqual(new Set(['BRL']));
    }
  },
);

test.each([
  ['meusucesso', 'ms', 'MZ', 'MAPUTO500', 850000],
  ['meusucesso', 'ms', 'MZ', 'MS120', 900000],
  ['meusucesso', 'ms', 'BR', 'MAPUTO500', 114000],
  ['wiseup-online', 'wup', 'MZ', 'MAPUTO1000', 1088000],
  ['wiseup-online', 'wup', 'MZ', 'TRES-MESES', 891000],
])(
  '%s/%s in %s with the voucher %s costs %d',
  async (business, code, operation, voucher, amount) => {
    const response = await get(
      `/api/v2/product/${code}?business=${business}&operation=${operation}&voucher=${voucher}`,
    );
    expect(response.json<ProductV2>().plans[0]?.amount).toBe(amount);
  },
);

test('the plan of an operation knows its product', async () => {
  const response = await get('/api/v1/plan/wol-mz-anual/product');
  expect(response.json()).toEqual({ code: 'wup', business: 'wiseup-online' });
});

test.each([
  ['ana', 'MZ', 'ms', 200],
  ['performance', 'MZ', 'wup', 200],
  ['franchising', 'MZ', 'ms', 200],
  ['bruno', 'BR', 'ms', 200],
  ['bruno', 'MZ', 'ms', 404],
  ['performance', 'MZ', 'medcof-revalida', 404],
])('the seller %s in %s for %s: %d', async (seller, operation, product, status) => {
  const response = await get(
    `/api/v1/seller/direto?seller=${seller}&operation=${operation}&product=${product}`,
  );
  expect(response.statusCode).toBe(status);
});

test('what is not sold in Mozambique is not found there', async () => {
  for (const url of [
    '/api/v2/product/medcof-revalida?business=medcof&operation=MZ',
    '/api/v1/product/medcof-revalida?business=medcof&operation=MZ',
    '/api/v1/product/medcof-revalida/config?business=medcof&operation=MZ',
  ]) {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  }
});
