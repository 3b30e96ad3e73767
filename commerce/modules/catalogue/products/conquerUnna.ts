import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { phoneVerification } from '../flowSteps';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'cunna-eflm-anual',
  code: 'cunna-eflm-anual',
  name: 'Programa EFLM',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 478800,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
};

export const conquerUnna: CatalogueProduct = {
  business: 'conquer-unna',
  code: 'cunna-eflm',
  operation: 'BR',
  name: 'Conquer Unna EFLM',
  title: 'Conquer Unna',
  headline: 'Programa de liderança e gestão',
  description: 'Programa de liderança e gestão, com aulas ao vivo e certificado',
  benefits: [
    'Encontros ao vivo com quem lidera equipes',
    'Exercícios para levar ao trabalho',
    'Certificado ao concluir',
  ],
  legalName: legalNames.conquer,
  gtm: null,
  designSystemId: 'conquer-unna$light',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [{ code: 'UNNA500', planId: yearly.id, discount: 50000 }],
  offers: [{ id: 'eflm-primeira-turma', planId: yearly.id, amount: 418800, endsAt: null }],
  flows: createStandardFlows(
    {
      plan: { id: yearly.id, business: 'conquer-unna' },
      beforePayment: [phoneVerification],
    },
    yearly,
  ),
};
