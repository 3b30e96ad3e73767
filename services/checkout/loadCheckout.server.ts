import { LRUCache } from 'lru-cache';
import type { Business, Locale, Operation } from '@/contract/enumerations';
import type {
  CheckoutFlow,
  PlanProduct,
  ProductConfig,
  ProductConfigQuery,
  ProductV2,
  ProductV2Query,
} from '@/contract/product';
import type { Seller } from '@/contract/seller';
import { getRequestApiUrl } from '../http/apiUrl.server';
import { getPlanProduct, getProduct, getProductConfig } from '../api/product';
import { getSeller } from '../api/seller';
import { resolveFlow, resolveVoucher } from './flow';
import { type CheckoutQuery, createProductQuery } from './query';
import { resolveLocale, resolveOperation } from './locale';
import { resolveProduct } from './resolveProduct.server';

/** All that a link resolves to on the server. */
export interface LoadedCheckout {
  business: Business;
  productCode: string;
  config: ProductConfig;
  product: ProductV2;
  seller: Seller;
  flow: CheckoutFlow;
  locale: Locale;
  operation: Operation;
  voucher: string | null;
}

/** A link that names no product, flow or seller. */
class UnknownLinkError extends Error {
  override name = 'UnknownLinkError';
}

/**
 * Resolves a link (docs/architecture.md): product, then config, product and seller in parallel,
 * then flow.
 * @param host the Host header
 * @throws UnknownLinkError, HttpError, NoAnswerError; each means /expired-link
 */
export async function loadCheckout(query: CheckoutQuery, host: string): Promise<LoadedCheckout> {
  const reference = resolveProduct(query, host);
  if (!reference) throw new UnknownLinkError('The link names no product');
  const locale = resolveLocale(query);
  const operation = resolveOperation(locale);
  const { business, code } =
    reference.kind === 'plan'
      ? await loadPlanProduct(reference.planId)
      : { business: reference.business, code: reference.productCode };

  const { planId } = query;
  const loadPriced = (voucher: string | undefined) =>
    loadProduct(
      code,
      createProductQuery(query, { business, locale, operation, voucher: voucher ?? null }),
    );
  const [config, seller, productAsAsked] = await Promise.all([
    loadConfig(code, { business, operation, ...(planId !== undefined && { planId }) }),
    loadSeller(query.source, { seller: query.seller, operation, product: code }),
    loadPriced(query.voucher),
  ]);
  const flow = resolveFlow(config.checkoutFlow, query, business);
  if (!flow) throw new UnknownLinkError('The product has no flow');

  const voucher = resolveVoucher(flow, query);
  // Only a flow that brings a voucher of its own needs the prices again.
  const product = voucher === query.voucher ? productAsAsked : await loadPriced(voucher);
  if (product.plans.length === 0) throw new UnknownLinkError('The product has no such plan');
  return {
    business,
    productCode: code,
    config,
    product,
    seller,
    flow,
    locale,
    operation,
    voucher: voucher ?? null,
  };
}

const fresh = 30_000;
/** How long an old answer may still be shown while the service is asked again, or is down. */
const stale = 10 * 60_000;

interface Entry<Value> {
  value: Value;
  freshUntil: number;
}

/**
 * Remembers answers that do not depend on the buyer. The key must hold everything that changes the
 * answer. An answer older than 30 s is given at once and asked for again in the background; failed
 * calls are never remembered.
 */
export function staleWhileRevalidate<Value extends object>(
  maximumEntries: number,
  now: () => number = Date.now,
): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const entries = new LRUCache<string, Entry<Value>>({ max: maximumEntries, ttl: stale });
  const underWay = new Map<string, Promise<Value>>();

  const reload = (key: string, load: () => Promise<Value>): Promise<Value> => {
    const running = underWay.get(key);
    if (running) return running;
    const loading = load()
      .then((value) => {
        entries.set(key, { value, freshUntil: now() + fresh });
        return value;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, loading);
    return loading;
  };

  return async (key, load) => {
    const known = entries.get(key);
    if (!known) return reload(key, load);
    if (known.freshUntil <= now()) {
      // A service that is down must not take the page with it while an answer is at hand.
      reload(key, load).catch(() => undefined);
    }
    return known.value;
  };
}

const maximumEntries = 1_000;

const configs = staleWhileRevalidate<ProductConfig>(maximumEntries);
const products = staleWhileRevalidate<ProductV2>(maximumEntries);
const sellers = staleWhileRevalidate<Seller>(maximumEntries);
const planProducts = staleWhileRevalidate<PlanProduct>(maximumEntries);

/** An answer belongs to the service that gave it: homologation may have one of its own. */
const createCacheKey = (...asked: readonly unknown[]) =>
  JSON.stringify([getRequestApiUrl(), ...asked]);

/** The catalogue's answers as the server remembers them; none of them depends on the buyer. */
export const loadConfig = (code: string, query: ProductConfigQuery) =>
  configs(createCacheKey(code, query), () => getProductConfig(code, query));

export const loadProduct = (code: string, query: ProductV2Query) =>
  products(createCacheKey(code, query), () => getProduct(code, query));

export const loadSeller = (source: string, query: Parameters<typeof getSeller>[1]) =>
  sellers(createCacheKey(source, query), () => getSeller(source, query));

export const loadPlanProduct = (planId: string) =>
  planProducts(createCacheKey(planId), () => getPlanProduct(planId));
