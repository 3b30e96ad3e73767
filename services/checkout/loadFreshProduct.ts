import { loadPaymentLink } from './loadPaymentLink';
import { createProductQuery } from './query';
import { getProduct } from '../api/product';
import type { ProductV2 } from '@/contract/product';
import type { CheckoutPage } from '../pageProps/page';

/** A page's product and prices, requested again. @throws HttpError, NoAnswerError */
export async function loadFreshProduct({
  checkout,
  locale,
  offered,
  operation,
  query,
  reference,
}: CheckoutPage): Promise<ProductV2> {
  if (reference) return (await loadPaymentLink(reference.template, reference.id)).product;
  const { business, productCode, voucher } = checkout;
  const asked =
    offered?.productQuery ?? createProductQuery(query, { business, locale, operation, voucher });
  return getProduct(offered?.code ?? productCode, asked);
}
