import { planMembers } from './planMembers';

export const afterSaleMembers = {
  buyer: 'object',
  product: { code: 'string', business: 'string', operation: 'string', name: 'string' },
  locale: 'string',
  plan: planMembers,
} as const;

export const paymentLinkMembers = { id: 'string', ...afterSaleMembers } as const;
