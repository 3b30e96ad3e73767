import { loadPaymentLink } from './loadPaymentLink';
import { createProductQuery } from './query';
import { getProduct } from '../api/product';
import type { ProductV2 } from '@/contract/product';
import type { CheckoutPage } from '../pageProps/page';

/**
 * A page's product and prices, requested again for the buyer who is known by now.
 * @param leadId undefined: nobody is known
 * @throws HttpError, NoAnswerError
 */
export async function loadFreshProduct(
  { checkout, locale, offered, operation, query, reference }: CheckoutPage,
  leadId: string | undefined,
): Promise<ProductV2> {
  if (reference) return (await loadPaymentLink(reference.template, reference.id)).product;
  const { business, flow, productCode, voucher } = checkout;
  const asked =
    offered?.productQuery ??
    createProductQuery(query, { business, flowId: flow.id, locale, operation, voucher });
  return getProduct(offered?.code ?? productCode, {
    ...asked,
    flowId: flow.id,
    ...(leadId !== undefined && { leadId }),
  });
}
