import type { ProductV2 } from '@/contract/product';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

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
])('the product call with "%s" answers the plans %j', async (query, planIds) => {
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
])('wol asked for with "%s" has the plan for Peru: %s', async (query, isThere) => {
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

test('a product without a translation keeps the description that it has', async () => {
  const { description } = (await get(exec)).json<ProductV2>();
  expect((await get(`${exec}&locale=es-PE`)).json<ProductV2>().description).toBe(description);
});

test('a voucher counts in any case, for its own plan only', async () => {
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
  'a query that the contract does not have is refused: %s',
  async (query) => {
    const response = await get(`${exec}${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_request' });
  },
);
