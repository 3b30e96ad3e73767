import { loadKnownSale } from '@/services/checkout/knownSales';
import { createProductQuery } from '@/services/checkout/createProductQuery';
import { getProduct, type Product } from '@/services/product';
import type { CheckoutPage } from './page';

/** A page's product and prices, asked for anew. @throws HttpError, NoAnswerError */
export async function loadFreshProduct({
  checkout,
  locale,
  offered,
  operation,
  query,
  reference,
}: CheckoutPage): Promise<Product> {
  if (reference) return (await loadKnownSale(reference.template, reference.id)).product;
  const { business, productCode, voucher } = checkout;
  const asked =
    offered?.productQuery ?? createProductQuery(query, { business, locale, operation, voucher });
  return getProduct(offered?.code ?? productCode, asked);
}
