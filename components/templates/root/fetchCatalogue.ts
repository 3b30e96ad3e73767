import type { Locale, Operation } from '@/contract/enumerations';
import type { ProductV2 } from '@/contract/product';
import type { ProductConfig } from '@/contract/productConfig';
import type { Seller } from '@/contract/seller';
import { HttpError } from '@/services/http/errors';
import { getProduct, getProductConfig } from '@/services/api/product';
import { getSeller } from '@/services/api/seller';
import { type ProductKey, productKeys } from '@/services/checkout/productKeys';
import { createProductQuery, parseQuery } from '@/services/checkout/query';
import { resolveOperation } from '@/services/checkout/locale';

/** The answer, or null where the service responds 404. @throws HttpError, NoAnswerError */
async function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

/** Title and flows of a product; null: it is not sold there. @throws HttpError, NoAnswerError */
export function findConfig(key: ProductKey, operation: Operation): Promise<ProductConfig | null> {
  const { business, productCode } = productKeys[key];
  return orNull(getProductConfig(productCode, { business, operation }));
}

/** The configs of the products that are sold in Brazil, by key. @throws HttpError, NoAnswerError */
export async function findConfigs(
  keys: readonly ProductKey[],
): Promise<Map<ProductKey, ProductConfig>> {
  const found = await Promise.all(
    keys.map(async (key) => [key, await findConfig(key, 'BR')] as const),
  );
  return new Map(found.flatMap(([key, config]) => (config ? [[key, config]] : [])));
}

interface PricedLink {
  voucher: string;
  flowId: string;
  seller: string;
}

/** Plans and prices of a product; null: it is not sold there. @throws HttpError, NoAnswerError */
export function findProduct(
  key: ProductKey,
  locale: Locale,
  { flowId, seller, voucher }: PricedLink = { flowId: '', seller: '', voucher: '' },
): Promise<ProductV2 | null> {
  const { business, productCode } = productKeys[key];
  const pricedFor = {
    business,
    locale,
    operation: resolveOperation(locale),
    flowId: flowId || 'default',
    voucher: voucher === '' ? null : voucher,
  };
  const query = parseQuery(new URLSearchParams({ seller }).toString());
  return orNull(getProduct(productCode, createProductQuery(query, pricedFor)));
}

/**
 * The seller that a `seller` parameter names; null: there is none. @throws HttpError, NoAnswerError
 */
export function findSeller(
  seller: string,
  source: string,
  key: ProductKey,
  operation: Operation,
): Promise<Seller | null> {
  const { productCode } = productKeys[key];
  return orNull(getSeller(source, { seller, operation, product: productCode }));
}
