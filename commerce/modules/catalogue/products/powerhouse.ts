import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'powerhouse-imersao',
  code: 'powerhouse-imersao',
  name: 'Imersão Powerhouse',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 199700,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
};

export const powerhouse: CatalogueProduct = {
  business: 'powerhouse',
  code: 'powerhouse',
  operation: 'BR',
  name: 'Powerhouse',
  title: 'Powerhouse',
  headline: 'Imersão presencial de negócios',
  description: 'Imersão presencial de negócios em São Paulo, com material e certificado',
  benefits: [
    'Imersão presencial em São Paulo',
    'Material para levar para casa',
    'Certificado de participação',
  ],
  legalName: legalNames.powerhouse,
  links: null,
  gtm: null,
  designSystemId: 'powerhouse$light',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [{ code: 'POWER10', planId: yearly.id, discount: 19970 }],
  offers: [{ id: 'powerhouse-lote-1', planId: yearly.id, amount: 149700, endsAt: null }],
  events: [
    {
      id: 'imersao-powerhouse',
      planId: yearly.id,
      name: 'Imersão Powerhouse',
      venue: 'Centro de convenções, São Paulo',
      week: 2,
      weekday: 6,
      startsAt: '09:00',
      endsAt: '18:00',
    },
  ],
  flows: createStandardFlows(
    {
      plan: { id: yearly.id, business: 'powerhouse' },
      beforePayment: [],
    },
    yearly,
  ),
};
