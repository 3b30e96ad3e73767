import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { selectSchool, selectTestLocation } from '../flowSteps';
import { inPerson, online, twoMethods } from '../planOptions';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'exec-anual',
  code: 'exec-anual',
  name: 'Curso Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 466800,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: [...online, ...twoMethods, ...inPerson],
};

const semester: CataloguePlan = {
  id: 'exec-semestral',
  code: 'exec-semestral',
  name: 'Curso Semestral',
  description: 'Inglês para adultos na escola mais perto de você, com acesso por 6 meses',
  benefits: [
    'Aulas na escola mais perto de você',
    'Conversação desde a primeira aula',
    'Acesso por 6 meses',
  ],
  type: 'semester',
  currency: 'BRL',
  standardAmount: 251400,
  installments: { maximum: 6, tax: 0 },
  paymentMethods: [...online, ...twoMethods, ...inPerson],
};

export const exec: CatalogueProduct = {
  business: 'wiseup',
  code: 'exec',
  operation: 'BR',
  name: 'Wise Up',
  title: 'Wise Up',
  headline: 'Inglês para adultos na escola mais perto de você',
  description: 'Inglês para adultos na escola mais perto de você, com acesso por 12 meses',
  benefits: [
    'Aulas na escola mais perto de você',
    'Conversação desde a primeira aula',
    'Acesso por 12 meses',
  ],
  legalName: legalNames.wiseup,
  gtm: null,
  designSystemId: 'wiseup$dark',
  hasAddressForm: false,
  plans: [yearly, semester],
  vouchers: [{ code: 'EXEC300', planId: yearly.id, discount: 30000 }],
  offers: [{ id: 'exec-volta-as-aulas', planId: yearly.id, amount: 406800, endsAt: null }],
  flows: createStandardFlows(
    {
      plan: { id: yearly.id, business: 'wiseup' },
      beforePayment: [selectSchool],
      afterPayment: [selectTestLocation],
    },
    yearly,
  ),
};
