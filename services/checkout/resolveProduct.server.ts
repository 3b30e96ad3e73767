import { brands } from '@/brands/registry';
import { businesses, type Business } from '@/contract/enumerations';
import type { CheckoutQuery } from './query';
import { productKeys } from './productKeys';

type ProductReference =
  { kind: 'product'; business: Business; productCode: string } | { kind: 'plan'; planId: string };

const keyed = new Map<string, { business: Business; productCode: string }>(
  Object.entries(productKeys),
);

const isBusiness = (value: string): value is Business =>
  businesses.some((known) => known === value);

function getByHost(host: string): ProductReference | null {
  const hostname = host.replace(/:\d+$/, '').toLowerCase();
  const brand = Object.values(brands).find(({ links }) =>
    Object.values(links ?? {}).some(({ domain }) => domain === hostname),
  );
  const product = Object.values(productKeys).find(
    ({ business, productCode }) =>
      business === brand?.business && productCode === (brand.productCode ?? productCode),
  );
  return product ? { kind: 'product', ...product } : null;
}

/**
 * Which product a link means (docs/behaviour.md 4, "Query"): the `product` key, else productCode
 * with business, else the product of a planId, else the brand whose domain was opened. A
 * productCode beside a key overrides the key's default product. null: the link names none.
 */
export function resolveProduct(query: CheckoutQuery, host: string): ProductReference | null {
  const product = query.product === undefined ? undefined : keyed.get(query.product);
  if (query.product !== undefined && !product) return null;
  if (product) {
    return { kind: 'product', ...product, productCode: query.productCode ?? product.productCode };
  }
  if (query.productCode !== undefined && query.business !== undefined) {
    return isBusiness(query.business)
      ? { kind: 'product', business: query.business, productCode: query.productCode }
      : null;
  }
  if (query.planId !== undefined) return { kind: 'plan', planId: query.planId };
  return getByHost(host);
}
