import type {
  CatalogueOffer,
  CataloguePlan,
  CatalogueVoucher,
} from '@/commerce/modules/catalogue/CatalogueProduct';
import { createCatalogue } from '@/commerce/modules/catalogue/createCatalogue';
import { createPricedPlan, pricePlan } from '@/commerce/modules/catalogue/pricePlan';
import { registry } from '@/commerce/modules/catalogue/registry';
import { Plan } from '@/contract/product';

const plan: CataloguePlan = {
  id: 'curso-anual',
  code: 'curso-anual',
  name: 'Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 120000,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
};
const voucher: CatalogueVoucher = {
  code: 'PIX10',
  planId: plan.id,
  discount: { percent: 10 },
  paymentMethods: ['pix'],
};

test('a priced plan has its texts in the language of its buyer, and nothing of the catalogue alone', () => {
  const spanish = { name: 'Anual en español', benefits: ['Clases'], description: 'Curso' };
  const sold: CataloguePlan = {
    ...plan,
    locale: 'es-PE',
    profiles: 2,
    requiresBirthDate: true,
    benefits: ['Aulas'],
    translations: { 'es-PE': spanish },
  };
  const price = { amount: 1_000, standardAmount: 1_000 };
  const inSpanish = createPricedPlan(sold, { ...price, locale: 'es-PE' });
  expect(inSpanish).toMatchObject({ ...spanish, profiles: 2, requiresBirthDate: true });
  expect(Object.keys(inSpanish).filter((name) => !(name in Plan.properties))).toEqual([]);
  const ofCatalogue = createPricedPlan(sold, price);
  expect(ofCatalogue).toMatchObject({ name: 'Anual', benefits: ['Aulas'] });
  expect(ofCatalogue).not.toHaveProperty('description');
});

test('a voucher for Pix prices Pix only', () => {
  const { plan: priced, voucher: applied } = pricePlan(plan, voucher, undefined);
  expect(priced).toMatchObject({ amount: 108000, paymentMethods: ['pix'], installments: [] });
  expect(applied).toEqual({ code: 'PIX10', discount: 12000 });
});

test.each([
  ['no voucher', undefined, undefined, 120000],
  ['an offer, which no voucher lowers', voucher, 90000, 90000],
] as const)('with %s the plan keeps all its payment methods', (_, brought, offered, amount) => {
  const offer = offered && { id: 'turma', planId: plan.id, amount: offered, endsAt: null };
  const { plan: priced } = pricePlan(plan, brought, offer);
  expect(priced).toMatchObject({ amount, paymentMethods: plan.paymentMethods });
  expect(priced.installments).toHaveLength(12);
});

describe('the minimum installment of the provider', () => {
  const sandboxMinimum = 500;

  test('changes no price of the catalogue', () => {
    for (const { offers, plans, vouchers } of registry)
      for (const sold of plans) {
        const limited = {
          ...sold,
          installments: { ...sold.installments, minimum: sandboxMinimum },
        };
        const ways: { voucher?: CatalogueVoucher; offer?: CatalogueOffer }[] = [
          {},
          ...vouchers.filter(({ planId }) => planId === sold.id).map((voucher) => ({ voucher })),
          ...offers.filter(({ planId }) => planId === sold.id).map((offer) => ({ offer })),
        ];
        for (const { offer, voucher: brought } of ways) {
          const { installments } = pricePlan(sold, brought, offer).plan;
          const { plan: priced } = pricePlan(limited, brought, offer);
          expect(priced.installments).toEqual(installments);
          expect(priced.minimumInstallment).toBe(sandboxMinimum);
        }
      }
  });

  test('is set on every plan of the catalogue', () => {
    const catalogue = createCatalogue(registry, [], sandboxMinimum);
    const first = registry[0]?.plans[0];
    expect(catalogue.getPlan(first?.id ?? '')?.plan.installments.minimum).toBe(sandboxMinimum);
  });
});
