import type { CatalogPlan, CatalogProduct } from '../CatalogProduct';
import { legalNames } from '../legalNames';
import { standardFlows } from '../standardFlows';

const yearly: CatalogPlan = {
  id: 'medcof-revalida-anual',
  code: 'medcof-revalida-anual',
  name: 'Revalida Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 358800,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
};

export const medcof: CatalogProduct = {
  business: 'medcof',
  code: 'medcof-revalida',
  operation: 'BR',
  name: 'MedCof Revalida',
  title: 'MedCof Revalida',
  description: 'Preparatório completo para o Revalida, com acesso por 12 meses',
  legalName: legalNames.medcof,
  gtm: null,
  designSystemId: 'medcof$light',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [],
  offers: [{ id: 'revalida-antecipada', planId: yearly.id, amount: 298800, endsAt: null }],
  flows: standardFlows({
    plan: { id: yearly.id, business: 'medcof' },
    paymentMethods: yearly.paymentMethods,
    beforePayment: [],
  }),
};
