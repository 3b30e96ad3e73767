import type { CatalogPlan, CatalogProduct } from '../CatalogProduct';
import { demoVideo } from '../demoVideo';
import { presentationStep, videoStep } from '../flowSteps';
import { legalNames } from '../legalNames';
import { online, twoMethods } from '../paymentMethods';
import { purchaseFlow } from '../purchaseFlow';
import { standardFlows } from '../standardFlows';

/** Prices are the spec's (section 9): 12 x R$95,00, voucher of R$120,00, 12 x R$85,00 and R$61,00. */
const yearly: CatalogPlan = {
  id: 'ms-anual',
  code: 'ms-anual',
  name: 'Assinatura Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 114000,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: [...online, ...twoMethods],
};

/** 1560 per cycle and 18720 in full (spec section 9): what the first version of the call answers. */
const essential: CatalogPlan = {
  ...yearly,
  id: 'ms-essencial',
  code: 'ms-essencial',
  name: 'Assinatura Essencial',
  type: 'recurrency',
  standardAmount: 18720,
  paymentMethods: ['credit-card'],
};

const plan = { id: yearly.id, business: 'meusucesso' } as const;
const purchase = {
  plan,
  beforePayment: [
    presentationStep(plan, {
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

export const ms: CatalogProduct = {
  business: 'meusucesso',
  code: 'ms',
  operation: 'BR',
  name: 'meuSucesso',
  title: 'meuSucesso',
  description: 'Estudos de caso e cursos de empreendedorismo, com acesso por 12 meses',
  legalName: legalNames.meusucesso,
  gtm: null,
  designSystemId: 'ms$dark',
  hasAddressForm: false,
  plans: [yearly, essential],
  vouchers: [
    { code: 'MS120', planId: yearly.id, discount: 12000 },
    { code: 'msjana', planId: yearly.id, discount: 12000 },
    { code: 'BLACK61', planId: yearly.id, discount: 40800 },
    { code: 'PARCEIRO40', planId: yearly.id, discount: 45600 },
  ],
  offers: [{ id: 'black-friday-61', planId: yearly.id, amount: 73200, endsAt: null }],
  flows: [
    ...standardFlows(purchase, yearly),
    purchaseFlow('extended', {
      ...purchase,
      beforePayment: [
        videoStep(demoVideo('Veja como os grandes negócios começaram')),
        ...purchase.beforePayment,
      ],
    }),
    purchaseFlow('trial', { ...purchase, campaign: 'trial' }),
    purchaseFlow('trial-used', { ...purchase, campaign: 'trial-used' }),
    purchaseFlow('black-friday', { ...purchase, voucher: 'BLACK61', campaign: 'black-friday' }),
    purchaseFlow('partner-40', { ...purchase, voucher: 'PARCEIRO40', campaign: 'partner-40' }),
  ],
};
