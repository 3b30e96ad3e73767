import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const get = (url: string) => commerce.app.inject(url);

test.each([
  ['medcof-revalida', 'offer=REVALIDA-ANTECIPADA', 298800],
  ['medcof-revalida', 'offer=revalida%E2%80%93antecipada', 298800],
  ['MEDCOF-REVALIDA', 'offer=revalida+antecipada', 298800],
  ['medcof - revalida', 'offer=revalida+-+antecipada+-+Turma+2027', 298800],
  ['medcof-revalida_', 'offer=_revalida-antecipada_', 298800],
  ['medcof-revalida', 'voucher=Revalida10+-+Matrículas', 322920],
  ['Medcof-Revalida', 'planId=Medcof-Revalida-Anual', 358800],
  ['medcof%E2%80%91revalida', 'plans=x,+Medcof_Revalida_Anual', 358800],
  ['medcof-revalida', 'planId=medcof-revalida-anual.+Assine', 358800],
  ['medcof-revalida', 'offer=revalida-antecipada,revalida-antecipada', 298800],
  ['medcof-revalida', 'voucher=REVALIDA10,+válido+hoje', 322920],
  ['medcof-revalida', 'plans=x/medcof-revalida-anual', 358800],
  ['medcof_revalida', 'planTypes=monthly,+YEARLY', 358800],
  ['medcof-revalida', 'planTypes=Mensal,Anual', 358800],
])('%s with %s resolves to the product that the link means', async (code, query, amount) => {
  const response = await get(`/api/v2/product/${code}?business=medcof&${query}`);
  expect(response.json()).toMatchObject({ code: 'medcof-revalida', plans: [{ amount }] });
});

test.each([
  '/api/v1/product/MEDCOF-REVALIDA/config?business=medcof&planId=MEDCOF-revalida-anual',
  '/api/v1/plan/Medcof_Revalida_Anual/product',
  '/api/v1/seller/direto?seller=ana&operation=BR&product=Medcof-Revalida',
])('%s is found', async (url) => {
  expect((await get(url)).statusCode).toBe(200);
});

test.each(['/api/v2/product/medcof?business=medcof', '/api/v1/plan/medcof-revalida/product'])(
  '%s is not found',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);
