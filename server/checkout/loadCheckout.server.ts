import { LRUCache } from 'lru-cache';
import { findBrand } from '@/brands/registry';
import type { ProductV2, ProductV2Query } from '@/contract/product';
import type { PlanProduct } from '@/contract/planProduct';
import type { ProductConfig, ProductConfigQuery } from '@/contract/productConfig';
import type { Seller } from '@/contract/seller';
import { getPlanProduct, getProduct, getProductConfig } from '@/services/api/product';
import { getSeller } from '@/services/api/seller';
import { getRequestedFlowId, resolveFlow } from '@/services/checkout/resolveFlow';
import { getStepRoute } from '@/services/checkout/stepRoute';
import { isWalkable } from '@/services/checkout/walkedFlow';
import type { PageCheckout, PageRequest } from '@/services/checkout/page';
import { createProductQuery, isOfOneBuyer } from '@/services/checkout/query';
import { paymentVerificationRoute } from '@/services/checkout/routes';
import { getRequestApiUrls } from '@/services/http/apiUrl.server';
import { HttpError } from '@/services/http/errors';
import { resolveProduct } from './resolveProduct.server';

export interface LoadedCheckout extends Omit<PageCheckout, 'config'> {
  config: ProductConfig;
}

type MissingPart = 'link' | 'product' | 'offer' | 'seller' | 'flow' | 'plan';

export class UnresolvedLinkError extends Error {
  override readonly name = 'UnresolvedLinkError';
  constructor(
    readonly missing: MissingPart,
    options?: ErrorOptions,
  ) {
    super(`A link has no ${missing}`, options);
  }
}

export const loadPart = <Value>(missing: MissingPart, call: Promise<Value>): Promise<Value> =>
  call.catch((cause: unknown) => {
    throw new UnresolvedLinkError(missing, { cause });
  });

/**
 * The product that a link names.
 * @throws UnresolvedLinkError
 */
export async function loadReference({
  host,
  query,
}: Pick<PageRequest, 'host' | 'query'>): Promise<PlanProduct> {
  const reference = resolveProduct(query, host);
  if (!reference) throw new UnresolvedLinkError('link');
  return reference.kind === 'plan'
    ? loadPart('product', loadPlanProduct(reference.planId))
    : { business: reference.business, code: reference.productCode };
}

/**
 * Resolves a link (docs/architecture.md): product, then config, product and seller in parallel, then
 * flow.
 * @param pathname of the page that shows it
 * @throws UnresolvedLinkError, which leads to /expired-link
 */
export async function loadCheckout(
  request: PageRequest,
  pathname: string,
): Promise<LoadedCheckout> {
  const { locale, operation, query } = request;
  const { business, code } = await loadReference(request);
  const { planId } = query;
  const voucher = query.voucher ?? null;
  const flowId = getRequestedFlowId(query, business);
  const { planTypes } = findBrand(business, code).payment;
  const [config, seller, product] = await Promise.all([
    loadPart(
      'product',
      loadConfig(code, { business, operation, ...(planId !== undefined && { planId }) }),
    ),
    loadPart(
      'seller',
      loadSeller(query.source, { seller: query.seller, operation, product: code }),
    ),
    loadPart(
      query.offer === undefined ? 'product' : 'offer',
      loadProduct(
        code,
        createProductQuery(query, { business, flowId, locale, operation, planTypes, voucher }),
      ),
    ),
  ]);
  const isBackFromBank = pathname === paymentVerificationRoute && query.fromBank === 'true';
  const stepRoute = getStepRoute(pathname);
  const flow = resolveFlow(config.checkoutFlow, query, business, { isBackFromBank, stepRoute });
  if (!flow || !isWalkable(flow)) throw new UnresolvedLinkError('flow');
  if (product.plans.length === 0) throw new UnresolvedLinkError('plan');
  return {
    business,
    // The link may spell the code in another way; all calls that follow use the service's spelling.
    productCode: product.code,
    config,
    product,
    seller,
    flow,
    voucher,
  };
}

const maxAgeMs = 30_000;
/**
 * Milliseconds for which an old answer may be shown while a new one loads, also while the service is
 * down.
 */
const maxStaleMs = 10 * 60_000;

const isDevelopment = process.env.NODE_ENV === 'development';

const defaults = {
  max: 1_000,
  ttl: isDevelopment ? 1 : maxAgeMs,
  // A failing service must not fail the page while an answer is at hand.
  noDeleteOnFetchRejection: true,
  // An answer that is still loading may be evicted by others; its callers get it all the same.
  ignoreFetchAbort: true,
} as const;

type Load<Value> = () => Promise<Value>;

/**
 * Caches answers that do not depend on the buyer. The key must hold everything that changes the
 * answer. Failed calls are not cached.
 * @param options of the cache: its size and its clock
 */
export function createAnswerCache<Value extends object>(
  options?: Pick<LRUCache.Options<string, Value, Load<Value>>, 'max' | 'perf'>,
): (key: string, load: Load<Value>) => Promise<Value> {
  const answers = new LRUCache<string, Value, Load<Value>>({
    ...defaults,
    ...options,
    fetchMethod: (_key, _known, { context: load }) => load(),
  });
  return (key, load) =>
    answers.forceFetch(key, {
      context: load,
      allowStale: !isDevelopment && answers.getRemainingTTL(key) > maxAgeMs - maxStaleMs,
    });
}

const configs = createAnswerCache<ProductConfig>();
const products = createAnswerCache<ProductV2>();
const sellers = createAnswerCache<Seller>();
const planProducts = createAnswerCache<PlanProduct>();

/** An answer belongs to the service that gave it: homologation may have a service of its own. */
const createCacheKey = (...asked: readonly unknown[]) =>
  JSON.stringify([...getRequestApiUrls(), ...asked]);

export const loadConfig = (code: string, query: ProductConfigQuery) =>
  configs(createCacheKey(code, query), () => getProductConfig(code, query));

/** Bypasses the cache for a query about one buyer: nobody else may see the answer. */
const askForProduct = (code: string, query: ProductV2Query) =>
  isOfOneBuyer(query)
    ? getProduct(code, query)
    : products(createCacheKey(code, query), () => getProduct(code, query));

/**
 * After too many wrong vouchers (429) the link still leads to its product, at the price without a
 * voucher, and the page says so.
 */
export async function loadProduct(code: string, query: ProductV2Query): Promise<ProductV2> {
  try {
    return await askForProduct(code, query);
  } catch (error) {
    const { voucher, ...others } = query;
    if (!voucher || !(error instanceof HttpError) || error.status !== 429) throw error;
    return { ...(await askForProduct(code, others)), voucherRefusal: 'too_many' };
  }
}

export const loadSeller = (source: string, query: Parameters<typeof getSeller>[1]) =>
  sellers(createCacheKey(source, query), () => getSeller(source, query));

export const loadPlanProduct = (planId: string) =>
  planProducts(createCacheKey(planId), () => getPlanProduct(planId));
