import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createPurchaseFlow, createStandardFlows } from '../flows';
import { demoVideo, phoneVerification, createVideoStep } from '../flowSteps';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'wol-mz-anual',
  code: 'wol-mz-anual',
  name: 'Plano Anual',
  type: 'yearly',
  currency: 'MZN',
  standardAmount: 1188000,
  installments: { maximum: 1, tax: 0 },
  paymentMethods: ['credit-card'],
};

const purchase = {
  plan: { id: yearly.id, business: 'wiseup-online' },
  beforePayment: [phoneVerification, createVideoStep(demoVideo('wol', 'Fale inglês ao seu ritmo'))],
} as const;

export const wolMozambique: CatalogueProduct = {
  business: 'wiseup-online',
  code: 'wup',
  operation: 'MZ',
  name: 'Wise Up Online',
  title: 'Wise Up Online',
  headline: 'Curso de inglês online completo',
  description: 'Curso de inglês online completo, com acesso por 12 meses',
  benefits: [
    'Aulas do básico ao avançado',
    'Exercícios no computador e no telemóvel',
    'Acesso por 12 meses',
  ],
  legalName: legalNames.wiseup,
  gtm: null,
  designSystemId: 'wol$light',
  hasAddressForm: true,
  plans: [yearly],
  vouchers: [
    { code: 'MAPUTO1000', planId: yearly.id, discount: 100000 },
    // Three of the twelve months are free.
    { code: 'TRES-MESES', planId: yearly.id, discount: 297000, isFromFlow: true },
  ],
  offers: [{ id: 'wol-mz-lancamento', planId: yearly.id, amount: 948000, endsAt: null }],
  flows: [
    ...createStandardFlows(purchase, yearly),
    createPurchaseFlow('free-months', {
      ...purchase,
      voucher: 'TRES-MESES',
      campaign: 'free-months',
    }),
  ],
};
