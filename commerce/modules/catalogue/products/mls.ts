import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'mls-anual',
  code: 'mls-anual',
  name: 'Mentoria Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 1196400,
  installments: { maximum: 12, tax: 0.0199 },
  paymentMethods: ['credit-card', 'pix'],
};

export const mls: CatalogueProduct = {
  business: 'mentoring-league-society',
  code: 'mls',
  operation: 'BR',
  name: 'Mentoring League Society',
  title: 'Mentoring League Society',
  headline: 'Mentoria em grupo para empresários',
  description: 'Mentoria em grupo para empresários, com encontros mensais por 12 meses',
  benefits: ['Encontros mensais em grupo', 'Troca com outros empresários', 'Mentoria por 12 meses'],
  legalName: legalNames.mentoringLeagueSociety,
  links: null,
  gtm: null,
  designSystemId: 'mls$light',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [{ code: 'MLS1000', planId: yearly.id, discount: 100000 }],
  offers: [{ id: 'mls-fundadores', planId: yearly.id, amount: 958800, endsAt: null }],
  events: [
    {
      id: 'encontro-mls',
      planId: yearly.id,
      name: 'Encontro mensal de mentoria',
      venue: 'Online',
      week: 1,
      weekday: 3,
      startsAt: '19:30',
      endsAt: '21:30',
    },
  ],
  flows: createStandardFlows(
    {
      plan: { id: yearly.id, business: 'mentoring-league-society' },
      beforePayment: [],
    },
    yearly,
  ),
};
