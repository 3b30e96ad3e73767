import type { Presentation } from '@/contract/stepContents';
import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { createPresentationStep } from '../flowSteps';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'treinamento-de-elite-anual',
  code: 'treinamento-de-elite-anual',
  name: 'Acesso por 12 meses',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 47880,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
};

export const eliteTrainingPlan = { id: yearly.id, business: 'aprovatotal' } as const;

export const eliteTrainingPitch: Presentation = {
  headline: 'Treine com simulados no ritmo da prova',
  benefits: [
    'Um simulado completo por semana, com o tempo da prova',
    'Resolução em vídeo de cada questão',
    'Plano de estudos refeito a cada simulado',
  ],
  guaranteeDays: 7,
};

export const eliteTraining: CatalogueProduct = {
  business: 'aprovatotal',
  code: 'treinamento-de-elite',
  operation: 'BR',
  name: 'Treinamento de Elite',
  title: 'Treinamento de Elite',
  headline: 'Simulados semanais resolvidos em vídeo',
  description: 'Simulados semanais com resolução em vídeo, até a prova do Enem',
  legalName: legalNames.aprovatotal,
  gtm: null,
  designSystemId: 'resolveenem$light',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [
    {
      code: 'ELITE30',
      planId: yearly.id,
      discount: 14400,
      isFromFlow: true,
      audience: 'student',
    },
  ],
  offers: [],
  flows: createStandardFlows(
    {
      plan: eliteTrainingPlan,
      beforePayment: [createPresentationStep(eliteTrainingPlan, eliteTrainingPitch)],
    },
    yearly,
  ),
};
