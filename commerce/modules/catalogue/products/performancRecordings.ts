import type { Presentation } from '@/contract/stepContents';
import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { createPresentationStep } from '../flowSteps';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'performanc-gravacoes-anual',
  code: 'performanc-gravacoes-anual',
  name: 'Acesso por 12 meses',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 59880,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
};

export const recordingsPlan = { id: yearly.id, business: 'performan-c' } as const;

export const recordingsPitch: Presentation = {
  headline: 'Reveja cada encontro quando quiser',
  benefits: [
    'Gravação de todos os encontros ao vivo do ano',
    'Resumo em texto e exercícios de cada encontro',
    'Acesso por 12 meses no computador e no celular',
  ],
  guaranteeDays: 7,
};

export const performancRecordings: CatalogueProduct = {
  business: 'performan-c',
  code: 'performanc-gravacoes',
  operation: 'BR',
  name: 'Gravações Performan-C',
  title: 'Gravações Performan-C',
  headline: 'Gravações de todos os encontros ao vivo',
  description: 'Gravações de todos os encontros ao vivo, com acesso por 12 meses',
  legalName: legalNames.performanc,
  gtm: null,
  designSystemId: 'performanc$light',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [
    {
      code: 'REVER200',
      planId: yearly.id,
      discount: 20000,
      isFromFlow: true,
      audience: 'student',
    },
  ],
  offers: [],
  flows: createStandardFlows(
    {
      plan: recordingsPlan,
      beforePayment: [createPresentationStep(recordingsPlan, recordingsPitch)],
    },
    yearly,
  ),
};
