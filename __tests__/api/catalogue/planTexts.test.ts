import { registry } from '@/commerce/modules/catalogue/registry';
import type { ProductV2 } from '@/contract/product';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const get = (url: string) => commerce.app.inject(url);

test.each(['pt-BR', 'pt-MZ', 'es-PE'])(
  'no plan names an access time other than its own: %s',
  async (locale) => {
    const months = { yearly: 12, recurrency: 12, semester: 6, monthly: 1 };
    for (const { business, code, operation } of registry) {
      const url = `/api/v2/product/${code}?business=${business}&operation=${operation}`;
      const {
        benefits = [],
        description,
        plans,
      } = (await get(`${url}&locale=${locale}`)).json<ProductV2>();
      for (const plan of plans) {
        const texts = [plan.description ?? description, ...(plan.benefits ?? benefits)].join();
        const named = [...texts.matchAll(/(\d+) m[eê]s/g)].map((match) => Number(match[1]));
        expect({ id: plan.id, named: [...new Set(named)] }).toEqual({
          id: plan.id,
          named: named.length > 0 ? [months[plan.type]] : [],
        });
      }
    }
  },
);

test.each([
  ['wup', 'wiseup-online', ['Plan Anual', 'Plan Anual, 2 perfiles'], 'Clases de nivel básico'],
  ['ms', 'meusucesso', ['Suscripción Anual', 'Suscripción Esencial'], 'Casos completos de'],
])('a buyer in Peru reads the plans of %s in Spanish', async (code, business, names, benefit) => {
  const { benefits, plans } = (
    await get(`/api/v2/product/${code}?business=${business}&locale=es-PE`)
  ).json<ProductV2>();
  expect(plans.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  expect(plans[0]?.benefits?.[0]).toContain(benefit);
  expect(benefits).toBeUndefined();
  expect(plans.map(({ name }) => name).join()).not.toMatch(/ura|perfis|Plano/);
});

test('the cheapest plan of ms lists its own benefits', async () => {
  const { plans } = (
    await get('/api/v2/product/ms?business=meusucesso&priceMode=min')
  ).json<ProductV2>();
  expect(plans).toMatchObject([
    {
      id: 'ms-essencial',
      benefits: ['Estudos de caso com empreendedores brasileiros', 'Acesso por 12 meses'],
    },
  ]);
});
