import type { CatalogPlan, CatalogProduct } from '../CatalogProduct';
import { medcofContract } from '../contracts/medcofContract';
import { contractStep } from '../flowSteps';
import { legalNames } from '../legalNames';
import { online, twoMethods } from '../paymentMethods';
import { purchaseFlow, type Purchase } from '../purchaseFlow';
import { standardFlows } from '../standardFlows';

const yearly: CatalogPlan = {
  id: 'medcof-revalida-anual',
  code: 'medcof-revalida-anual',
  name: 'Revalida Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 358800,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: [...online, ...twoMethods],
};

const purchase: Purchase = { plan: { id: yearly.id, business: 'medcof' }, beforePayment: [] };

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
  vouchers: [{ code: 'REVALIDA10', planId: yearly.id, discount: 35880 }],
  offers: [{ id: 'revalida-antecipada', planId: yearly.id, amount: 298800, endsAt: null }],
  contract: medcofContract,
  flows: [
    ...standardFlows(purchase, yearly),
    purchaseFlow('contract', { ...purchase, beforePayment: [contractStep(purchase.plan)] }),
  ],
};
