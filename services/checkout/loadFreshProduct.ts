import { loadPaymentLink } from './loadPaymentLink';
import { createProductQuery } from './query';
import { getProduct } from '../api/product';
import type { ProductV2 } from '@/contract/product';
import type { CheckoutPage } from './page';
import type { StoredValues } from '../storage';

/**
 * A page's product and prices, requested again once the buyer is known.
 * @param lead null: nobody is known
 * @throws HttpError, NoAnswerError
 */
export async function loadFreshProduct(
  { brand, checkout, locale, offered, operation, query, reference }: CheckoutPage,
  lead: Pick<StoredValues['dataLead'], 'leadId' | 'email'> | null,
): Promise<ProductV2> {
  if (reference) return (await loadPaymentLink(reference.template, reference.id)).product;
  const { business, flow, productCode, voucher } = checkout;
  const asked =
    offered?.productQuery ??
    createProductQuery(query, {
      business,
      flowId: flow.id,
      locale,
      operation,
      planTypes: brand.planTypes,
      voucher,
    });
  return getProduct(offered?.code ?? productCode, {
    ...asked,
    flowId: flow.id,
    ...(lead && { leadId: lead.leadId, email: lead.email }),
  });
}
