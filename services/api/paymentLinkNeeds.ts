import { planNeeds } from './planNeeds';

/** What the page of a buyer's own link needs. */
export const afterSaleNeeds = {
  buyer: 'object',
  product: { code: 'string', business: 'string', operation: 'string', name: 'string' },
  locale: 'string',
  plan: planNeeds,
} as const;

/** What the page of every payment link needs. */
export const paymentLinkNeeds = { id: 'string', ...afterSaleNeeds } as const;
