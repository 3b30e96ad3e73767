import { brands } from '@/brands/registry';
import { readWebEnvironment } from '@/config/web.server';
import { findByCode } from '@/domain/codes';
import { productKeyList, productKeys } from '@/services/checkout/productKeys';
import type { CheckoutQuery } from '@/services/checkout/query';

type ProductReference =
  { kind: 'product'; business: string; productCode: string } | { kind: 'plan'; planId: string };

function findKeyed(written: string): { business: string; productCode: string } | undefined {
  const key = findByCode(productKeyList, (known) => known, written);
  return key && productKeys[key];
}

const findBusiness = (written: string): string =>
  findByCode(Object.values(productKeys), ({ business }) => business, written)?.business ??
  written.toLowerCase();

const isBusiness = (value: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= 60;

function getByHost(host: string): ProductReference | null {
  const hostname = host.replace(/:\d+$/, '').toLowerCase();
  const { checkoutHosts } = readWebEnvironment(process.env);
  const named = checkoutHosts.find((entry) => entry.host === hostname);
  if (named) return { kind: 'product', business: named.business, productCode: named.productCode };
  const brand = Object.values(brands).find(({ links }) =>
    Object.values(links ?? {}).some(({ domain }) => domain === hostname),
  );
  const product = Object.values(productKeys).find(
    ({ business, productCode }) =>
      business === brand?.business && productCode === (brand.productCode ?? productCode),
  );
  return product ? { kind: 'product', ...product } : null;
}

export const opensCheckout = (host: string): boolean => getByHost(host) !== null;

/**
 * Finds the product that a link means (docs/behaviour.md 4, "Query"): the `product` key, else
 * productCode with business, else the product of a planId, else what the opened host sells
 * (CHECKOUT_HOSTS), else the brand whose domain it is. A productCode beside a key overrides the
 * key's default product. null: the link names none.
 */
export function resolveProduct(query: CheckoutQuery, host: string): ProductReference | null {
  const product = query.product === undefined ? undefined : findKeyed(query.product);
  if (query.product !== undefined && !product) return null;
  if (product) {
    return { kind: 'product', ...product, productCode: query.productCode ?? product.productCode };
  }
  if (query.productCode !== undefined && query.business !== undefined) {
    const business = findBusiness(query.business);
    return isBusiness(business)
      ? { kind: 'product', business, productCode: query.productCode }
      : null;
  }
  if (query.planId !== undefined) return { kind: 'plan', planId: query.planId };
  return getByHost(host);
}
