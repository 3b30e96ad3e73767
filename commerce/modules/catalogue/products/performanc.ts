import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { createOrderBumpStep, createUpsellSteps } from '../flowSteps';
import { online, twoMethods } from '../planOptions';
import { legalNames } from '../sellers';
import { recordingsPitch, recordingsPlan } from './performancRecordings';

const yearly: CataloguePlan = {
  id: 'performanc-anual',
  code: 'performanc-anual',
  name: 'Treinamento Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 178800,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: [...online, ...twoMethods],
};

const withMentoring: CataloguePlan = {
  ...yearly,
  id: 'performanc-anual-mentoria',
  code: 'performanc-anual-mentoria',
  name: 'Treinamento Anual com Mentoria',
  standardAmount: 226800,
};

const business = 'performan-c';

export const performanc: CatalogueProduct = {
  business,
  code: 'performanc',
  operation: 'BR',
  name: 'Performan-C',
  title: 'Performan-C',
  headline: 'Treinamento de alta performance',
  description: 'Treinamento com encontros ao vivo por 12 meses',
  benefits: [
    'Encontros ao vivo todos os meses',
    'Método para aplicar no dia seguinte',
    'Treinamento por 12 meses',
  ],
  legalName: legalNames.performanc,
  gtm: null,
  designSystemId: 'performanc$light',
  hasAddressForm: false,
  plans: [yearly, withMentoring],
  vouchers: [
    { code: 'PERFORMA15', planId: yearly.id, discount: 26820 },
    { code: 'PERFORMA15', planId: withMentoring.id, discount: 34020 },
  ],
  offers: [{ id: 'performanc-turma-nova', planId: yearly.id, amount: 142800, endsAt: null }],
  flows: createStandardFlows(
    {
      plan: { id: yearly.id, business },
      beforePayment: [
        createOrderBumpStep(
          { id: withMentoring.id, business },
          {
            headline: 'Acrescente a mentoria em grupo',
            benefits: [
              'Um encontro por mês em grupos de até dez pessoas',
              'Plano de metas revisto a cada encontro',
              'Perguntas respondidas durante a semana',
            ],
            guaranteeDays: 7,
          },
          { src: '/media/order-bump/mentoria.svg', alt: 'Grupo reunido em uma chamada de vídeo' },
        ),
      ],
      upsell: createUpsellSteps(
        { plan: recordingsPlan, voucher: 'REVER200', presentation: recordingsPitch },
        { id: 'upsell-offer' },
      ),
    },
    yearly,
  ),
};
