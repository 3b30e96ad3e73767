import { planNeeds } from './planNeeds';

/** What the page of every payment link needs. */
export const paymentLinkNeeds = {
  id: 'string',
  buyer: 'object',
  product: { code: 'string', business: 'string', operation: 'string', name: 'string' },
  locale: 'string',
  plan: planNeeds,
} as const;
