import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { selectSchool, selectTestLocation } from '../flowSteps';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'teens-anual',
  code: 'teens-anual',
  name: 'Curso Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 394800,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
  // The class depends on the age.
  requiresBirthDate: true,
};

export const teens: CatalogueProduct = {
  business: 'wiseup',
  code: 'teens',
  operation: 'BR',
  name: 'Wise Up Teens',
  title: 'Wise Up Teens',
  headline: 'Inglês para adolescentes de 12 a 17 anos',
  description: 'Inglês para adolescentes de 12 a 17 anos, com aulas na escola por 12 meses',
  benefits: [
    'Turmas só para quem tem de 12 a 17 anos',
    'Aulas na escola, com professor',
    'Curso de 12 meses',
  ],
  legalName: legalNames.wiseup,
  gtm: null,
  designSystemId: 'wiseup$light',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [{ code: 'TEENS200', planId: yearly.id, discount: 20000 }],
  offers: [{ id: 'teens-volta-as-aulas', planId: yearly.id, amount: 334800, endsAt: null }],
  flows: createStandardFlows(
    {
      plan: { id: yearly.id, business: 'wiseup' },
      beforePayment: [selectSchool],
      afterPayment: [selectTestLocation],
    },
    yearly,
  ),
};
