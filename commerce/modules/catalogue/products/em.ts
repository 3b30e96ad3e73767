import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'em-anual',
  code: 'em-anual',
  name: 'Plano Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 83880,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
};

export const em: CatalogueProduct = {
  business: 'eumilitar',
  code: 'em',
  operation: 'BR',
  name: 'Eu Militar',
  title: 'Eu Militar',
  headline: 'Preparatório para concursos militares',
  description: 'Preparatório para concursos militares, com aulas e simulados por 12 meses',
  benefits: [
    'Aulas para os principais concursos militares',
    'Simulados com gabarito comentado',
    'Acesso por 12 meses, no seu ritmo',
  ],
  legalName: legalNames.eumilitar,
  gtm: null,
  designSystemId: 'eumilitar$dark',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [{ code: 'FARDA10', planId: yearly.id, discount: 8388 }],
  offers: [{ id: 'em-turma-nova', planId: yearly.id, amount: 69480, endsAt: null }],
  flows: createStandardFlows(
    {
      plan: { id: yearly.id, business: 'eumilitar' },
      beforePayment: [],
    },
    yearly,
  ),
};
