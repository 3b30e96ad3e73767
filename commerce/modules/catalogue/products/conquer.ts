import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { phoneVerification } from '../flowSteps';
import { online, twoMethods } from '../planOptions';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'cplus-anual',
  code: 'cplus-anual',
  name: 'Assinatura Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 106800,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: [...online, ...twoMethods],
};

const monthly: CataloguePlan = {
  id: 'cplus-mensal',
  code: 'cplus-mensal',
  name: 'Assinatura Mensal',
  description: 'Todos os cursos da escola de negócios, com acesso por 1 mês',
  type: 'monthly',
  currency: 'BRL',
  standardAmount: 9900,
  installments: { maximum: 1, tax: 0 },
  paymentMethods: ['credit-card'],
};

export const conquer: CatalogueProduct = {
  business: 'conquer',
  code: 'cplus',
  operation: 'BR',
  name: 'Conquer Plus',
  title: 'Conquer Plus',
  headline: 'Todos os cursos da escola de negócios',
  description: 'Todos os cursos da escola de negócios, com acesso por 12 meses',
  benefits: [
    'Todos os cursos da escola em um só plano',
    'Aulas curtas, no computador e no celular',
    'Certificado em cada curso',
  ],
  legalName: legalNames.conquer,
  gtm: null,
  designSystemId: 'conquer$dark',
  hasAddressForm: false,
  plans: [yearly, monthly],
  vouchers: [{ code: 'PLUS15', planId: yearly.id, discount: 16020 }],
  offers: [{ id: 'cplus-semana-do-lider', planId: yearly.id, amount: 82800, endsAt: null }],
  flows: createStandardFlows(
    {
      plan: { id: yearly.id, business: 'conquer' },
      beforePayment: [phoneVerification],
    },
    yearly,
  ),
};
