import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { buildPath, paths } from '@/contract/paths';
import { ProductV2 } from '@/contract/product';
import { ProductConfig } from '@/contract/productConfig';
import { productKeys } from '@/services/checkout/productKeys';

const PROBE_TIMEOUT_MS = 10_000;

/**
 * Finds the product keys that a service sells: it has a config for the product, and prices for this
 * very product, both valid by the contract. A service that answers every call with anything else sells
 * nothing.
 */
export async function findSoldKeys(apiUrl: string): Promise<string[]> {
  const sold = await Promise.all(
    Object.entries(productKeys).map(async ([key, product]) =>
      (await isSold(apiUrl, product)) ? [key] : [],
    ),
  );
  return sold.flat();
}

interface KeyedProduct {
  business: string;
  productCode: string;
}

async function isSold(apiUrl: string, { business, productCode }: KeyedProduct): Promise<boolean> {
  const load = <Schema extends TSchema>(path: string, schema: Schema) =>
    loadSound(new URL(`${path}?business=${business}`, apiUrl), schema);
  const code = productCode;
  const [config, product] = await Promise.all([
    load(buildPath(paths.productConfig, { code }), ProductConfig),
    load(buildPath(paths.productV2, { code }), ProductV2),
  ]);
  return config !== null && product?.code === code && product.business === business;
}

async function loadSound<Schema extends TSchema>(
  url: URL,
  schema: Schema,
): Promise<Static<Schema> | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    const answer: unknown = await response.json();
    return response.ok && Value.Check(schema, answer) ? answer : null;
  } catch {
    return null;
  }
}
