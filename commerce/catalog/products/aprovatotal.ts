import type { CatalogPlan, CatalogProduct } from '../CatalogProduct';
import { orderBump, upsellSteps } from '../flowSteps';
import { legalNames } from '../legalNames';
import { online, twoMethods } from '../paymentMethods';
import { standardFlows } from '../standardFlows';
import { eliteTrainingPitch, eliteTrainingPlan } from './eliteTraining';

const yearly: CatalogPlan = {
  id: 'resolve-enem-anual',
  code: 'resolve-enem-anual',
  name: 'Plano Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 71880,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: [...online, ...twoMethods],
};

const withEssays: CatalogPlan = {
  ...yearly,
  id: 'resolve-enem-anual-redacao',
  code: 'resolve-enem-anual-redacao',
  name: 'Plano Anual com Redação',
  standardAmount: 83880,
};

const business = 'aprovatotal';

export const aprovatotal: CatalogProduct = {
  business,
  code: 'aprovatotal-resolve-enem',
  operation: 'BR',
  name: 'Resolve Enem',
  title: 'Resolve Enem',
  description: 'Preparatório completo para o Enem, com acesso por 12 meses',
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
  flows: standardFlows(
    {
      plan: { id: yearly.id, business },
      beforePayment: [
        orderBump(
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
          { src: '/media/order-bump/redacao.svg', alt: 'Folha de redação corrigida, com nota 960' },
        ),
      ],
      upsell: upsellSteps(
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
