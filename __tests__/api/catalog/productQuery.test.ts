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

test.each(['&priceMode=max', '&operation=PE', `&email=${'a'.repeat(201)}`])(
  'a query that the contract does not have is refused: %s',
  async (query) => {
    const response = await get(`${exec}${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_request' });
  },
);
