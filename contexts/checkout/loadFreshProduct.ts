import { createProductQuery } from '@/services/checkout/createProductQuery';
import { getProduct, type Product } from '@/services/product';
import type { CheckoutPage } from './page';

/** A page's product and prices, asked for anew. @throws HttpError, NoAnswerError */
export function loadFreshProduct({
  checkout,
  offered,
  operation,
  query,
}: CheckoutPage): Promise<Product> {
  const { business, productCode, voucher } = checkout;
  const asked =
    offered?.productQuery ?? createProductQuery(query, { business, operation, voucher });
  return getProduct(offered?.code ?? productCode, asked);
}
