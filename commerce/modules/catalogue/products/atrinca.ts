import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'atrinca-anual',
  code: 'atrinca-anual',
  name: 'Acesso Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 152400,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
};

export const atrinca: CatalogueProduct = {
  business: 'atrinca',
  code: 'atrinca',
  operation: 'BR',
  name: 'A Trinca',
  title: 'A Trinca',
  headline: 'Marketing, vendas e gestão em um só programa',
  description: 'Marketing, vendas e gestão em um só programa, com acesso por 12 meses',
  benefits: [
    'Aulas de marketing, vendas e gestão',
    'Planilhas e roteiros para usar na empresa',
    'Acesso por 12 meses, no seu ritmo',
  ],
  legalName: legalNames.atrinca,
  links: null,
  gtm: null,
  designSystemId: 'atrinca$light',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [{ code: 'TRINCA200', planId: yearly.id, discount: 20000 }],
  offers: [{ id: 'atrinca-lancamento', planId: yearly.id, amount: 119700, endsAt: null }],
  flows: createStandardFlows(
    {
      plan: { id: yearly.id, business: 'atrinca' },
      beforePayment: [],
    },
    yearly,
  ),
};
