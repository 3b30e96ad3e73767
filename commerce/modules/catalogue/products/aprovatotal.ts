import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { createOrderBumpStep, createUpsellSteps } from '../flowSteps';
import { online, twoMethods } from '../planOptions';
import { legalNames } from '../sellers';
import { eliteTrainingPitch, eliteTrainingPlan } from './eliteTraining';

const yearly: CataloguePlan = {
  id: 'resolve-enem-anual',
  code: 'resolve-enem-anual',
  name: 'Plano Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 71880,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: [...online, ...twoMethods],
};

const withEssays: CataloguePlan = {
  ...yearly,
  id: 'resolve-enem-anual-redacao',
  code: 'resolve-enem-anual-redacao',
  name: 'Plano Anual com Redação',
  standardAmount: 83880,
};

const business = 'aprovatotal';

export const aprovatotal: CatalogueProduct = {
  business,
  code: 'aprovatotal-resolve-enem',
  operation: 'BR',
  name: 'Resolve Enem',
  title: 'Resolve Enem',
  headline: 'Preparatório completo para o Enem',
  description: 'Preparatório completo para o Enem, com acesso por 12 meses',
  benefits: [
    'Aulas de todas as matérias do Enem',
    'Exercícios com resolução em vídeo',
    'Acesso por 12 meses',
  ],
  legalName: legalNames.aprovatotal,
  gtm: null,
  designSystemId: 'resolveenem$light',
  hasAddressForm: false,
  plans: [yearly, withEssays],
  vouchers: [
    { code: 'ENEM10', planId: yearly.id, discount: 7188 },
    { code: 'ENEM10', planId: withEssays.id, discount: 8388 },
  ],
  offers: [{ id: 'enem-reta-final', planId: yearly.id, amount: 59880, endsAt: null }],
  flows: createStandardFlows(
    {
      plan: { id: yearly.id, business },
      beforePayment: [
        createOrderBumpStep(
          { id: withEssays.id, business },
          {
            headline: 'Acrescente a correção de redações',
            benefits: [
              'Quatro redações por mês corrigidas por professores',
              'Nota por competência, como no Enem',
              'Devolutiva em até três dias',
            ],
            guaranteeDays: 7,
          },
          { src: '/media/order-bump/redacao.svg', alt: 'Folha de redação corrigida e aprovada' },
        ),
      ],
      upsell: createUpsellSteps(
        {
          plan: eliteTrainingPlan,
          voucher: 'ELITE30',
          presentation: eliteTrainingPitch,
        },
        { id: 'upsell-offer' },
      ),
    },
    yearly,
  ),
};
