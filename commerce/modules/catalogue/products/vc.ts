import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'vc-anual',
  code: 'vc-anual',
  name: 'Acesso Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 116400,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
};

export const vc: CatalogueProduct = {
  business: 'vende-c',
  code: 'vc',
  operation: 'BR',
  name: 'Vende-C',
  title: 'Vende-C',
  headline: 'Treinamento de vendas para equipes comerciais',
  description: 'Treinamento de vendas para equipes comerciais, com acesso por 12 meses',
  benefits: [
    'Técnicas de venda para toda a equipe',
    'Roteiros prontos para usar no dia seguinte',
    'Acesso por 12 meses',
  ],
  legalName: legalNames.vendeC,
  links: null,
  gtm: null,
  designSystemId: 'vc$light',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [{ code: 'VENDE20', planId: yearly.id, discount: 23280 }],
  offers: [{ id: 'vc-antecipada', planId: yearly.id, amount: 92400, endsAt: null }],
  flows: createStandardFlows(
    {
      plan: { id: yearly.id, business: 'vende-c' },
      beforePayment: [],
    },
    yearly,
  ),
};
