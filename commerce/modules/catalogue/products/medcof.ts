import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { type FlowTemplate, createPurchaseFlow, createStandardFlows } from '../flows';
import { createContractStep } from '../flowSteps';
import { medcofContract } from '../medcofContract';
import { legalNames } from '../legalNames';
import { online, twoMethods } from '../planOptions';

const yearly: CataloguePlan = {
  id: 'medcof-revalida-anual',
  code: 'medcof-revalida-anual',
  name: 'Revalida Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 358800,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: [...online, ...twoMethods],
};

const purchase: FlowTemplate = { plan: { id: yearly.id, business: 'medcof' }, beforePayment: [] };

export const medcof: CatalogueProduct = {
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
    ...createStandardFlows(purchase, yearly),
    createPurchaseFlow('contract', {
      ...purchase,
      beforePayment: [createContractStep(purchase.plan)],
    }),
  ],
};
