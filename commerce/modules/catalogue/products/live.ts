import type { CataloguePlan, CatalogueProduct, CatalogueVoucher } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { createPresentationStep } from '../flowSteps';
import { createProfilePlans } from '../planOptions';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'live-anual',
  code: 'live-anual',
  name: 'Plano Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 298800,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
};

const plan = { id: yearly.id, business: 'wiseup-live' } as const;
const plans = createProfilePlans(yearly, 238800);

export const live: CatalogueProduct = {
  business: 'wiseup-live',
  code: 'live',
  operation: 'BR',
  name: 'Wise Up Live',
  title: 'Wise Up Live',
  headline: 'Inglês ao vivo em turmas pequenas',
  description: 'Aulas de inglês ao vivo em turmas pequenas, por 12 meses',
  legalName: legalNames.wiseup,
  gtm: null,
  designSystemId: 'live$light',
  hasAddressForm: false,
  plans,
  vouchers: [
    { code: 'LIVE300', planId: yearly.id, discount: 30000 },
    // Half the price for students of another brand, for any number of profiles.
    ...plans.map(({ id }): CatalogueVoucher => ({
      code: 'ALUNO50',
      planId: id,
      discount: { percent: 50 },
      isFromFlow: true,
      audience: 'student',
    })),
  ],
  offers: [{ id: 'live-turma-nova', planId: yearly.id, amount: 238800, endsAt: null }],
  flows: createStandardFlows(
    {
      plan,
      beforePayment: [
        createPresentationStep(plan, {
          headline: 'Fale inglês ao vivo, com professor, sem sair de casa',
          benefits: [
            'Aulas ao vivo em turmas de até seis alunos',
            'Horários de manhã, à tarde e à noite',
            'Gravação de cada aula para rever quando quiser',
            'Material digital incluído',
          ],
          guaranteeDays: 7,
        }),
      ],
    },
    yearly,
  ),
};
