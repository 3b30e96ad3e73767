import type { CatalogPlan, CatalogProduct } from '../CatalogProduct';
import { legalNames } from '../legalNames';
import { standardFlows } from '../standardFlows';

const yearly: CatalogPlan = {
  id: 'atrinca-anual',
  code: 'atrinca-anual',
  name: 'Acesso Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 152400,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
};

export const atrinca: CatalogProduct = {
  business: 'atrinca',
  code: 'atrinca',
  operation: 'BR',
  name: 'A Trinca',
  title: 'A Trinca',
  description: 'Marketing, vendas e gestão em um só programa, com acesso por 12 meses',
  legalName: legalNames.atrinca,
  gtm: null,
  designSystemId: 'atrinca$light',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [{ code: 'TRINCA200', planId: yearly.id, discount: 20000 }],
  offers: [{ id: 'atrinca-lancamento', planId: yearly.id, amount: 119700, endsAt: null }],
  flows: standardFlows(
    {
      plan: { id: yearly.id, business: 'atrinca' },
      beforePayment: [],
    },
    yearly,
  ),
};
