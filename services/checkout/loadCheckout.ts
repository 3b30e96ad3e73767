import type { Business, Locale, Operation } from '@/contract/enumerations';
import type { CheckoutFlow, ProductConfig, ProductV2 } from '@/contract/product';
import type { Seller } from '@/contract/seller';
import { createProductQuery } from './createProductQuery';
import { loadConfig, loadPlanProduct, loadProduct, loadSeller } from './loadCatalogue';
import type { CheckoutQuery } from './parseQuery';
import { resolveFlow, resolveVoucher } from './resolveFlow';
import { resolveLocale, resolveOperation } from './resolveLocale';
import { resolveProduct } from './resolveProduct';

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
 * Resolves a link (design section 3): product, then config, product and seller in parallel, then
 * flow.
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
