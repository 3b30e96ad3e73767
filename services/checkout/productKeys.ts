import type { Business } from '@/contract/enumerations';

interface KeyedProduct {
  business: Business;
  productCode: string;
}

export const productKeys = {
  wup: { business: 'wiseup-online', productCode: 'wup' },
  live: { business: 'wiseup-live', productCode: 'live' },
  exec: { business: 'wiseup', productCode: 'exec' },
  teens: { business: 'wiseup', productCode: 'teens' },
  numberone: { business: 'wiseup', productCode: 'n1' },
  ms: { business: 'meusucesso', productCode: 'ms' },
  em: { business: 'eumilitar', productCode: 'em' },
  powerhouse: { business: 'powerhouse', productCode: 'powerhouse' },
  vc: { business: 'vende-c', productCode: 'vc' },
  performanc: { business: 'performan-c', productCode: 'performanc' },
  wsp: { business: 'wiser', productCode: 'wsp' },
  aprovatotal: { business: 'aprovatotal', productCode: 'aprovatotal-resolve-enem' },
  medcof: { business: 'medcof', productCode: 'medcof-revalida' },
  atrinca: { business: 'atrinca', productCode: 'atrinca' },
  conquer: { business: 'conquer', productCode: 'cplus' },
  'conquer-unna': { business: 'conquer-unna', productCode: 'cunna-eflm' },
  'instituto-destiny': { business: 'instituto-destiny', productCode: 'id-cid' },
  mls: { business: 'mentoring-league-society', productCode: 'mls' },
} as const satisfies Record<string, KeyedProduct>;

export type ProductKey = keyof typeof productKeys;

export const mozambicanKeys: readonly ProductKey[] = ['wup', 'ms', 'vc'];

const ownNames: Partial<Record<ProductKey, string>> = {
  powerhouse: 'Powerhouse',
  vc: 'Vende-C',
  atrinca: 'A Trinca',
  mls: 'Mentoring League Society',
};

const isProductKey = (key: string): key is ProductKey => Object.hasOwn(productKeys, key);

export const productKeyList: readonly ProductKey[] = Object.keys(productKeys).filter(isProductKey);

export function findOwnName(business: string, productCode: string): string | null {
  const key = productKeyList.find(
    (known) =>
      productKeys[known].business === business && productKeys[known].productCode === productCode,
  );
  return (key && ownNames[key]) ?? null;
}
