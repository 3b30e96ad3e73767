import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'vc-mz-anual',
  code: 'vc-mz-anual',
  name: 'Acesso Anual',
  type: 'yearly',
  currency: 'MZN',
  standardAmount: 1020000,
  installments: { maximum: 1, tax: 0 },
  paymentMethods: ['credit-card', 'm-pesa'],
};

export const vcMozambique: CatalogueProduct = {
  business: 'vende-c',
  code: 'vc',
  operation: 'MZ',
  name: 'Vende-C',
  title: 'Vende-C',
  headline: 'Formação de vendas para equipas comerciais',
  description: 'Formação de vendas para equipas comerciais, com acesso por 12 meses',
  benefits: [
    'Técnicas de venda para toda a equipa',
    'Guiões prontos a usar no dia seguinte',
    'Acesso por 12 meses',
  ],
  legalName: legalNames.vendeC,
  links: null,
  gtm: null,
  designSystemId: 'vc$light',
  hasAddressForm: true,
  plans: [yearly],
  vouchers: [{ code: 'MAPUTO800', planId: yearly.id, discount: 80000 }],
  offers: [{ id: 'vc-mz-antecipada', planId: yearly.id, amount: 816000, endsAt: null }],
  flows: createStandardFlows(
    {
      plan: { id: yearly.id, business: 'vende-c' },
      beforePayment: [],
    },
    yearly,
  ),
};
