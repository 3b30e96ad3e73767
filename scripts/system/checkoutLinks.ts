import { buildPath, paths } from '@/contract/paths';
import { productKeys } from '@/services/checkout/productKeys';
import type { Environment } from '../environment';
import { apiUrlOf } from './webSpec';

const LIMIT_MS = 10_000;

async function isSold(apiUrl: string, productCode: string, business: string): Promise<boolean> {
  const url = new URL(buildPath(paths.productConfig, { code: productCode }), apiUrl);
  url.searchParams.set('business', business);
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** A line with a checkout link for each product key that the service sells. */
export async function checkoutLinks(environment: Environment): Promise<string[]> {
  const entries = Object.entries(productKeys);
  const sold = await Promise.all(
    entries.map(([, { productCode, business }]) =>
      isSold(apiUrlOf(environment), productCode, business),
    ),
  );
  const keys = entries.flatMap(([key], index) => (sold[index] ? [key] : []));
  const width = Math.max(0, ...keys.map((key) => key.length));
  return keys.map((key) => `  ${key.padEnd(width)}  ${environment.webUrl}/lead?product=${key}`);
}
