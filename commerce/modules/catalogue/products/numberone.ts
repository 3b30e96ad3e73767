import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { selectSchool, selectTestLocation } from '../flowSteps';
import { inPerson, online, twoMethods } from '../planOptions';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'n1-anual',
  code: 'n1-anual',
  name: 'Curso Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 358800,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: [...online, ...twoMethods, ...inPerson],
};

export const numberone: CatalogueProduct = {
  business: 'wiseup',
  code: 'n1',
  operation: 'BR',
  name: 'Number One',
  title: 'Number One',
  headline: 'Inglês na escola mais perto de você',
  description: 'Inglês na escola mais perto de você, com material e aulas por 12 meses',
  benefits: ['Aulas na escola mais perto de você', 'Material incluído', 'Curso de 12 meses'],
  legalName: legalNames.wiseup,
  gtm: null,
  designSystemId: 'numberone$light',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [{ code: 'NUMBER200', planId: yearly.id, discount: 20000 }],
  offers: [{ id: 'n1-volta-as-aulas', planId: yearly.id, amount: 298800, endsAt: null }],
  flows: createStandardFlows(
    {
      plan: { id: yearly.id, business: 'wiseup' },
      beforePayment: [selectSchool],
      afterPayment: [selectTestLocation],
    },
    yearly,
  ),
};
