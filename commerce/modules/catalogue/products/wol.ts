import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createPurchaseFlow, createStandardFlows } from '../flows';
import {
  createChatOfferStep,
  demoVideo,
  liveloStep,
  createProfilesStep,
  createProfilesUpsellStep,
  phoneVerification,
  type Upsell,
  createUpsellSteps,
  createVideoStep,
} from '../flowSteps';
import { createProfilePlans } from '../planOptions';
import { legalNames } from '../sellers';

const spanish = {
  name: 'Plan Anual',
  benefits: [
    'Clases de nivel básico a avanzado',
    'Ejercicios en la computadora y en el celular',
    'Acceso por 12 meses',
  ],
};

const yearly: CataloguePlan = {
  id: 'wol-anual',
  code: 'wol-anual',
  name: 'Plano Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 118800,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip', 'livelo', 'livelo+credit-card', 'livelo+pix'],
  translations: { 'es-PE': spanish },
};

const peruvian: CataloguePlan = {
  ...yearly,
  ...spanish,
  id: 'wol-peru-anual',
  code: 'wol-peru-anual',
  locale: 'es-PE',
  paymentMethods: ['credit-card'],
};

const plan = { id: yearly.id, business: 'wiseup-online' } as const;
const livePlan = { id: 'live-anual', business: 'wiseup-live' } as const;

const liveClasses: Upsell = {
  plan: livePlan,
  voucher: 'ALUNO50',
  campaign: 'cross-brand-50',
  // The pages of the offer are dark, those of the purchase are light.
  mediaLogo: '/brands/live/logo-dark.svg',
  presentation: {
    headline: 'Pratique ao vivo com um professor',
    benefits: [
      'Aulas ao vivo em turmas de até seis alunos',
      'Horários de manhã, à tarde e à noite',
      'Gravação de cada aula para rever quando quiser',
    ],
    guaranteeDays: 7,
  },
};

const purchase = {
  plan,
  beforePayment: [phoneVerification, createVideoStep(demoVideo('wol', 'Fale inglês no seu ritmo'))],
  upsell: createUpsellSteps(
    liveClasses,
    { id: 'upsell-video', video: demoVideo('live', 'Leve o inglês para a conversa') },
    [createProfilesUpsellStep(liveClasses)],
  ),
};

export const wol: CatalogueProduct = {
  business: 'wiseup-online',
  code: 'wup',
  operation: 'BR',
  name: 'Wise Up Online',
  title: 'Wise Up Online',
  headline: 'Curso de inglês online completo',
  description: 'Curso de inglês online completo, com acesso por 12 meses',
  descriptions: { 'es-PE': 'Curso completo de inglés en línea, con acceso por 12 meses' },
  benefits: [
    'Aulas do básico ao avançado',
    'Exercícios no computador e no celular',
    'Acesso por 12 meses',
  ],
  legalName: legalNames.wiseup,
  gtm: null,
  designSystemId: 'wol$light',
  hasAddressForm: false,
  plans: [...createProfilePlans(yearly, 35880), peruvian],
  vouchers: [yearly, peruvian].map(({ id }) => ({
    code: 'WOL120',
    planId: id,
    discount: 12000,
  })),
  offers: [{ id: 'wol-volta-as-aulas', planId: yearly.id, amount: 94800, endsAt: null }],
  flows: [
    ...createStandardFlows(purchase, yearly),
    createPurchaseFlow('multiprofile', {
      ...purchase,
      beforePayment: [createProfilesStep(plan), ...purchase.beforePayment],
    }),
    createPurchaseFlow('upsell-whatsapp', {
      ...purchase,
      upsell: [
        createChatOfferStep(liveClasses, {
          phone: '+5511900000000',
          text: 'Olá! Acabei de comprar o Wise Up Online e quero saber do desconto nas aulas ao vivo.',
        }),
      ],
    }),
    createPurchaseFlow('livelo', { ...purchase, beforePayment: [liveloStep] }),
    createPurchaseFlow('peru', {
      plan: { id: peruvian.id, business: 'wiseup-online' },
      beforePayment: [
        phoneVerification,
        createVideoStep(demoVideo('wol', 'Habla inglés a tu ritmo', 'es')),
      ],
    }),
  ],
};
