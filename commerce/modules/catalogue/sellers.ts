import type { Operation } from '@/contract/enumerations';
import type { Seller } from '@/contract/seller';

/** Sales without a seller belong to `performance`, a partner's to `franchising`. */
const channels: readonly [string, Seller][] = [
  ['performance', { name: 'Performance', isLiveEnabled: false, account: null }],
  ['franchising', { name: 'Franchising', isLiveEnabled: false, account: null }],
];

const ana: [string, Seller] = ['ana', { name: 'Ana Souza', isLiveEnabled: true, account: 'ana' }];
const bruno: [string, Seller] = [
  'bruno',
  { name: 'Bruno Lima', isLiveEnabled: false, account: 'bruno' },
];

/** The seller desk of each operation, by the `seller` query value. */
export const sellers: Record<Operation, ReadonlyMap<string, Seller>> = {
  BR: new Map([...channels, ana, bruno]),
  MZ: new Map([...channels, ana]),
};
