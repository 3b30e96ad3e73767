import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { createPresentationStep } from '../flowSteps';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'wsp-anual',
  code: 'wsp-anual',
  name: 'Passe Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 236400,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
};

const plan = { id: yearly.id, business: 'wiser' } as const;

export const wsp: CatalogueProduct = {
  business: 'wiser',
  code: 'wsp',
  operation: 'BR',
  name: 'Wiser',
  title: 'Wiser',
  headline: 'Inglês, negócios e carreira em um só passe',
  description: 'Inglês, negócios e carreira em um só passe, com acesso por 12 meses',
  legalName: legalNames.wiser,
  gtm: null,
  designSystemId: 'wsp$light',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [{ code: 'WISER15', planId: yearly.id, discount: 35460 }],
  offers: [{ id: 'wsp-lancamento', planId: yearly.id, amount: 188400, endsAt: null }],
  flows: createStandardFlows(
    {
      plan,
      beforePayment: [
        createPresentationStep(plan, {
          headline: 'Um passe para tudo o que a sua carreira precisa',
          benefits: [
            'Cursos de inglês, gestão, vendas e liderança',
            'Trilhas prontas para o seu objetivo',
            'Novos conteúdos todos os meses',
            'Certificado em cada trilha',
          ],
          guaranteeDays: 7,
        }),
      ],
    },
    yearly,
  ),
};
