import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';
import { online, twoMethods } from '../planOptions';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'id-cid-anual',
  code: 'id-cid-anual',
  name: 'Formação CID',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 238800,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: [...online, ...twoMethods],
};

export const institutoDestiny: CatalogueProduct = {
  business: 'instituto-destiny',
  code: 'id-cid',
  operation: 'BR',
  name: 'Instituto Destiny CID',
  title: 'Instituto Destiny',
  headline: 'Formação em desenvolvimento pessoal',
  description: 'Formação em desenvolvimento pessoal, com encontros ao vivo e acesso por 12 meses',
  benefits: [
    'Encontros ao vivo durante a formação',
    'Gravações para rever quando quiser',
    'Acesso por 12 meses',
  ],
  legalName: legalNames.institutoDestiny,
  gtm: null,
  designSystemId: 'instituto-destiny-cid$light',
  hasAddressForm: true,
  plans: [yearly],
  vouchers: [{ code: 'DESTINY200', planId: yearly.id, discount: 20000 }],
  offers: [{ id: 'cid-turma-nova', planId: yearly.id, amount: 199700, endsAt: null }],
  events: [
    {
      id: 'encontro-cid',
      planId: yearly.id,
      name: 'Encontro ao vivo do CID',
      venue: 'Online',
      week: 3,
      weekday: 2,
      startsAt: '20:00',
      endsAt: '21:30',
    },
  ],
  flows: createStandardFlows(
    {
      plan: { id: yearly.id, business: 'instituto-destiny' },
      beforePayment: [],
    },
    yearly,
  ),
};
