import type { ProductV2 } from '@/contract/product';
import type { ProductConfig } from '@/contract/productConfig';
import type { ProductV1 } from '@/contract/productV1';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

describe('prices', () => {
  const get = (url: string) => commerce.app.inject(url);

  const ms = '/api/v2/product/ms?business=meusucesso';

  test.each([
    ['standard', ms, 114000, 9500, null],
    ['with its voucher', `${ms}&voucher=MS120`, 102000, 8500, { code: 'MS120', discount: 12000 }],
    ['with an unknown voucher', `${ms}&voucher=x`, 114000, 9500, null],
  ])('the ms plan %s', async (_name, url, amount, installment, voucher) => {
    const { plans, voucher: applied } = (await get(url)).json<ProductV2>();
    const [plan] = plans;
    expect(plan).toMatchObject({ id: 'ms-anual', amount, standardAmount: 114000, currency: 'BRL' });
    expect(plan?.installments.at(-1)).toMatchObject({
      id: 12,
      value: installment,
      standardValue: 9500,
    });
    expect(applied).toEqual(voucher);
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
  ])('an unsold product, plan or seller is not found: %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });

  test('a plan id leads to its product', async () => {
    const response = await get('/api/v1/plan/medcof-revalida-anual/product');
    expect(response.json()).toEqual({ code: 'medcof-revalida', business: 'medcof' });
  });

  test('a seller is found for any source', async () => {
    const response = await get(
      '/api/v1/seller/instagram%20stories%2F7?seller=ana&operation=BR&product=ms',
    );
    expect(response.json()).toMatchObject({ name: 'Ana Souza', isLiveEnabled: true });
  });
});

describe('the query of the product call', () => {
  const exec = '/api/v2/product/exec?business=wiseup';
  const get = (url: string) => commerce.app.inject(url);
  const getPlanIds = async (url: string) =>
    (await get(url)).json<ProductV2>().plans.map(({ id }) => id);

  test.each([
    ['', ['exec-anual', 'exec-semestral']],
    ['&planTypes=semester', ['exec-semestral']],
    ['&planTypes=yearly,semester', ['exec-anual', 'exec-semestral']],
    ['&planTypes=monthly,%20semester', ['exec-semestral']],
    ['&plans=exec-semestral', ['exec-semestral']],
    ['&plans=exec-anual,exec-semestral', ['exec-anual', 'exec-semestral']],
    ['&planId=exec-semestral', ['exec-semestral']],
    ['&priceMode=default', ['exec-anual', 'exec-semestral']],
    ['&priceMode=min', ['exec-semestral']],
    ['&priceMode=min&planTypes=yearly', ['exec-anual']],
    ['&offer=exec-volta-as-aulas', ['exec-anual']],
    ['&operation=BR', ['exec-anual', 'exec-semestral']],
  ])('"%s" returns the plans %j', async (query, planIds) => {
    expect(await getPlanIds(`${exec}${query}`)).toEqual(planIds);
  });

  const wol = '/api/v2/product/wup?business=wiseup-online';
  const peruvian = {
    id: 'wol-peru-anual',
    name: 'Plan Anual',
    amount: 118800,
    currency: 'BRL',
    paymentMethods: ['credit-card'],
  };

  test.each([
    ['', false],
    ['&locale=pt-BR', false],
    ['&plans=wol-anual', false],
    ['&plans=', false],
    ['&locale=es-PE', true],
    ['&planId=wol-peru-anual', true],
    ['&plans=wol-peru-anual', true],
  ])('"%s" includes the plan for Peru in wol: %s', async (query, isThere) => {
    const planIds = await getPlanIds(`${wol}${query}`);
    expect(planIds.includes(peruvian.id)).toBe(isThere);
  });

  test('the plan for Peru is in Spanish and paid by card, and the voucher of wol lowers it', async () => {
    const url = `${wol}&locale=es-PE&planId=wol-peru-anual`;
    expect((await get(url)).json()).toMatchObject({ plans: [peruvian] });
    expect((await get(`${url}&voucher=WOL120`)).json()).toMatchObject({
      plans: [{ amount: 106800 }],
    });
  });

  test.each([
    [wol, 'pt-BR', 'Curso de inglês online completo, com acesso por 12 meses'],
    [wol, 'es-PE', 'Curso completo de inglés en línea, con acceso por 12 meses'],
    [`${wol}&operation=MZ`, 'pt-MZ', 'Curso de inglês online completo, com acesso por 12 meses'],
  ])('%s in %s is described as "%s"', async (url, locale, description) => {
    expect((await get(`${url}&locale=${locale}`)).json<ProductV2>().description).toBe(description);
  });

  test('a product without a translation keeps its description', async () => {
    const { description } = (await get(exec)).json<ProductV2>();
    expect((await get(`${exec}&locale=es-PE`)).json<ProductV2>().description).toBe(description);
  });

  test('a voucher works in any letter case, for its own plan only', async () => {
    const { plans, voucher } = (await get(`${exec}&voucher=exec300`)).json<ProductV2>();
    expect(voucher).toEqual({ code: 'EXEC300', discount: 30000 });
    expect(plans.map(({ amount, standardAmount }) => standardAmount - amount)).toEqual([30000, 0]);
  });

  test.each([
    'leadId=1b671a64-40d5-491e-99b0-da01ff1f3341',
    'accountId=a-1',
    'seller=ana',
    'source=instagram',
    'email=maria%40example.com',
    'enrollmentSubscriptionId=s-1',
  ])('the price is the same for everybody: %s', async (query) => {
    expect((await get(`${exec}&${query}`)).json()).toEqual((await get(exec)).json());
  });

  test.each(['&priceMode=max', '&operation=PE', '&locale=es', `&email=${'a'.repeat(201)}`])(
    'a query outside the contract is refused: %s',
    async (query) => {
      const response = await get(`${exec}${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'invalid_request' });
    },
  );
});

describe('the first version of the call', () => {
  const ms = '/api/v1/product/ms?business=meusucesso';
  const get = (url: string) => commerce.app.inject(url);

  test('the first version of ms answers the prices that docs/behaviour.md states', async () => {
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
    const { price } = (await get(`${ms}&${query}`)).json<ProductV1>();
    expect(price).toMatchObject({ productCyclePrice, productFullPrice });
  });

  test.each([
    ['a semester', '/api/v1/product/exec?business=wiseup&planType=semester', 41900, 251400],
    ['a month', '/api/v1/product/cplus?business=conquer', 9900, 9900],
    ['in meticais', `${ms}&operation=MZ`, 75000, 900000],
  ])('a plan of %s', async (_name, url, productCyclePrice, productFullPrice) => {
    const { price } = (await get(url)).json<ProductV1>();
    expect(price).toMatchObject({ productCyclePrice, productFullPrice });
  });

  test('the price does not depend on the caller', async () => {
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
});

describe('other countries', () => {
  const get = (url: string) => commerce.app.inject(url);

  const mozambican = [
    {
      code: 'ms',
      business: 'meusucesso',
      planId: 'ms-mz-anual',
      amount: 900000,
      paymentMethods: ['credit-card'],
      templates: ['lead', 'presentation', 'payment', 'success'],
      flows: ['default', 'offer'],
    },
    {
      code: 'wup',
      business: 'wiseup-online',
      planId: 'wol-mz-anual',
      amount: 1188000,
      paymentMethods: ['credit-card'],
      templates: ['lead', 'phone-verification', 'video', 'payment', 'success'],
      flows: ['default', 'offer', 'free-months'],
    },
    {
      code: 'vc',
      business: 'vende-c',
      planId: 'vc-mz-anual',
      amount: 1020000,
      paymentMethods: ['credit-card', 'm-pesa'],
      templates: ['lead', 'payment', 'success'],
      flows: ['default', 'offer'],
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
    ['wiseup-online', 'wup', 'MZ', 'TRES-MESES', 1188000],
  ])(
    '%s/%s in %s with the voucher %s costs %d',
    async (business, code, operation, voucher, amount) => {
      const response = await get(
        `/api/v2/product/${code}?business=${business}&operation=${operation}&voucher=${voucher}`,
      );
      expect(response.json<ProductV2>().plans[0]?.amount).toBe(amount);
    },
  );

  test('the plan of an operation leads to its product', async () => {
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

  test('a product not sold in Mozambique is not found there', async () => {
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
});
