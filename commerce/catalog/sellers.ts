import type { Seller } from '@/contract/seller';

/** Sellers by the `seller` query value. Sales without one belong to `performance` (spec section 4). */
export const sellers: ReadonlyMap<string, Seller> = new Map([
  ['performance', { name: 'Performance', isLiveEnabled: false, account: null }],
  ['franchising', { name: 'Franchising', isLiveEnabled: false, account: null }],
  ['ana', { name: 'Ana Souza', isLiveEnabled: true, account: 'ana' }],
  ['bruno', { name: 'Bruno Lima', isLiveEnabled: false, account: 'bruno' }],
]);
