import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { createPresentationStep } from '../flowSteps';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'ms-mz-anual',
  code: 'ms-mz-anual',
  name: 'Assinatura Anual',
  type: 'yearly',
  currency: 'MZN',
  standardAmount: 900000,
  installments: { maximum: 1, tax: 0 },
  paymentMethods: ['credit-card'],
};

const plan = { id: yearly.id, business: 'meusucesso' } as const;

export const msMozambique: CatalogueProduct = {
  business: 'meusucesso',
  code: 'ms',
  operation: 'MZ',
  name: 'meuSucesso',
  title: 'meuSucesso',
  headline: 'Estudos de caso e cursos de empreendedorismo',
  description: 'Estudos de caso e cursos de empreendedorismo, com acesso por 12 meses',
  legalName: legalNames.meusucesso,
  gtm: null,
  designSystemId: 'ms$dark',
  hasAddressForm: true,
  plans: [yearly],
  vouchers: [{ code: 'MAPUTO500', planId: yearly.id, discount: 50000 }],
  offers: [{ id: 'ms-mz-lancamento', planId: yearly.id, amount: 720000, endsAt: null }],
  flows: createStandardFlows(
    {
      plan,
      beforePayment: [
        createPresentationStep(plan, {
          headline: 'Aprenda a empreender com quem já construiu grandes negócios',
          benefits: [
            'Estudos de caso completos com empreendedores reais',
            'Cursos de gestão, vendas e marketing para aplicar no dia seguinte',
            'Acesso por 12 meses no computador e no telemóvel',
            'Certificado em todos os cursos',
          ],
          guaranteeDays: 7,
        }),
      ],
    },
    yearly,
  ),
};
