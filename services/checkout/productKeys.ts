import type { Business } from '@/contract/enumerations';

export interface KeyedProduct {
  business: Business;
  productCode: string;
  /** What it is called where nobody's brand sells it: also a page that asks no service says it. */
  name?: string;
}

/**
 * What a link's `product` key stands for (docs/behaviour.md 3, "Product keys"): business and
 * default product code.
 */
export const productKeys = {
  wup: { business: 'wiseup-online', productCode: 'wup' },
  live: { business: 'wiseup-live', productCode: 'live' },
  exec: { business: 'wiseup', productCode: 'exec' },
  teens: { business: 'wiseup', productCode: 'teens' },
  numberone: { business: 'wiseup', productCode: 'n1' },
  ms: { business: 'meusucesso', productCode: 'ms' },
  em: { business: 'eumilitar', productCode: 'em' },
  powerhouse: { business: 'powerhouse', productCode: 'powerhouse', name: 'Powerhouse' },
  vc: { business: 'vende-c', productCode: 'vc', name: 'Vende-C' },
  performanc: { business: 'performan-c', productCode: 'performanc' },
  wsp: { business: 'wiser', productCode: 'wsp' },
  aprovatotal: { business: 'aprovatotal', productCode: 'aprovatotal-resolve-enem' },
  medcof: { business: 'medcof', productCode: 'medcof-revalida' },
  atrinca: { business: 'atrinca', productCode: 'atrinca', name: 'A Trinca' },
  conquer: { business: 'conquer', productCode: 'cplus' },
  'conquer-unna': { business: 'conquer-unna', productCode: 'cunna-eflm' },
  'instituto-destiny': { business: 'instituto-destiny', productCode: 'id-cid' },
  mls: {
    business: 'mentoring-league-society',
    productCode: 'mls',
    name: 'Mentoring League Society',
  },
} as const satisfies Record<string, KeyedProduct>;

export type ProductKey = keyof typeof productKeys;

/** Those that are sold in Mozambique too, by links with `locale=pt-MZ`. */
export const mozambicanKeys: readonly ProductKey[] = ['wup', 'ms', 'vc'];

const keyed: readonly KeyedProduct[] = Object.values(productKeys);

/** The name of a product that stands for itself; null: a brand or the service says it. */
export const findOwnName = (business: Business, productCode: string): string | null =>
  keyed.find((known) => known.business === business && known.productCode === productCode)?.name ??
  null;
