import type {
  CataloguePlan,
  CatalogueVoucher,
} from '@/commerce/modules/catalogue/CatalogueProduct';
import { pricePlan } from '@/commerce/modules/catalogue/pricePlan';

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

test('a voucher for Pix prices Pix only', () => {
  const { plan: priced, voucher: applied } = pricePlan(plan, voucher, undefined);
  expect(priced).toMatchObject({ amount: 108000, paymentMethods: ['pix'], installments: [] });
  expect(applied).toEqual({ code: 'PIX10', discount: 12000 });
});

test.each([
  ['no voucher', undefined, undefined, 120000],
  ['an offer, which no voucher lowers', voucher, 90000, 90000],
] as const)('with %s every way to pay of the plan remains', (_, brought, offered, amount) => {
  const offer = offered && { id: 'turma', planId: plan.id, amount: offered, endsAt: null };
  const { plan: priced } = pricePlan(plan, brought, offer);
  expect(priced).toMatchObject({ amount, paymentMethods: plan.paymentMethods });
  expect(priced.installments).toHaveLength(12);
});
