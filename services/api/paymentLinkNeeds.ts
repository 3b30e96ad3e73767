import { planNeeds } from './planNeeds';

export const afterSaleNeeds = {
  buyer: 'object',
  product: { code: 'string', business: 'string', operation: 'string', name: 'string' },
  locale: 'string',
  plan: planNeeds,
} as const;

export const paymentLinkNeeds = { id: 'string', ...afterSaleNeeds } as const;
