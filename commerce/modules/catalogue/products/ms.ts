import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createPurchaseFlow, createStandardFlows } from '../flows';
import { demoVideo, createPresentationStep, createVideoStep } from '../flowSteps';
import { online, twoMethods } from '../planOptions';
import { legalNames } from '../sellers';

/** Prices of docs/behaviour.md 9: 12 x R$95,00, voucher of R$120,00, 12 x R$85,00 and R$61,00. */
const yearly: CataloguePlan = {
  id: 'ms-anual',
  code: 'ms-anual',
  name: 'Assinatura Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 114000,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: [...online, ...twoMethods],
  translations: {
    'es-PE': {
      name: 'Suscripción Anual',
      benefits: [
        'Casos completos de emprendedores brasileños',
        'Cursos de gestión, ventas y marketing',
        'Acceso por 12 meses y certificado en cada curso',
      ],
    },
  },
};

/** 1560 per cycle and 18720 in full: what the first version of the call answers. */
const essential: CataloguePlan = {
  ...yearly,
  id: 'ms-essencial',
  code: 'ms-essencial',
  name: 'Assinatura Essencial',
  description: 'Estudos de caso de empreendedorismo, com acesso por 12 meses',
  benefits: ['Estudos de caso com empreendedores brasileiros', 'Acesso por 12 meses'],
  translations: {
    'es-PE': {
      name: 'Suscripción Esencial',
      description: 'Casos de emprendimiento, con acceso por 12 meses',
      benefits: ['Casos de emprendedores brasileños', 'Acceso por 12 meses'],
    },
  },
  type: 'recurrency',
  standardAmount: 18720,
  paymentMethods: ['credit-card'],
};

const plan = { id: yearly.id, business: 'meusucesso' } as const;
const purchase = {
  plan,
  beforePayment: [
    createPresentationStep(plan, {
      headline: 'Aprenda a empreender com quem já construiu grandes negócios',
      benefits: [
        'Estudos de caso completos com empreendedores brasileiros',
        'Cursos de gestão, vendas e marketing para aplicar no dia seguinte',
        'Acesso por 12 meses no computador e no celular',
        'Certificado em todos os cursos',
      ],
      guaranteeDays: 7,
    }),
  ],
};

export const ms: CatalogueProduct = {
  business: 'meusucesso',
  code: 'ms',
  operation: 'BR',
  name: 'meuSucesso',
  title: 'meuSucesso',
  headline: 'Estudos de caso e cursos de empreendedorismo',
  description: 'Estudos de caso e cursos de empreendedorismo, com acesso por 12 meses',
  descriptions: {
    'es-PE': 'Casos y cursos de emprendimiento, con acceso por 12 meses',
  },
  legalName: legalNames.meusucesso,
  gtm: null,
  designSystemId: 'ms$dark',
  hasAddressForm: false,
  plans: [yearly, essential],
  vouchers: [
    { code: 'MS120', planId: yearly.id, discount: 12000 },
    { code: 'msjana', planId: yearly.id, discount: 12000 },
    {
      code: 'BLACK61',
      planId: yearly.id,
      discount: 40800,
      isFromFlow: true,
      startsAt: '2026-11-23T00:00:00-03:00',
      endsAt: '2026-12-01T00:00:00-03:00',
      limits: { perBuyer: 1 },
    },
    {
      code: 'PARCEIRO40',
      planId: yearly.id,
      discount: { percent: 40 },
      isFromFlow: true,
      audience: 'partner',
    },
  ],
  offers: [
    {
      id: 'black-friday-61',
      planId: yearly.id,
      amount: 73200,
      endsAt: '2026-12-01T00:00:00-03:00',
    },
  ],
  flows: [
    ...createStandardFlows(purchase, yearly),
    createPurchaseFlow('extended', {
      ...purchase,
      beforePayment: [
        createVideoStep(demoVideo('ms', 'Veja como os grandes negócios começaram')),
        ...purchase.beforePayment,
      ],
    }),
    createPurchaseFlow('trial', { ...purchase, campaign: 'trial', trialDays: 7 }),
    createPurchaseFlow('trial-used', { ...purchase, campaign: 'trial-used' }),
    createPurchaseFlow('black-friday', {
      ...purchase,
      voucher: 'BLACK61',
      campaign: 'black-friday',
    }),
    createPurchaseFlow('partner-40', {
      ...purchase,
      voucher: 'PARCEIRO40',
      campaign: 'partner-40',
    }),
  ],
};
