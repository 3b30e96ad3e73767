import type { Operation } from '../resolveLocale';
import type { CheckoutQuery } from '../parseQuery';
import type { PaymentPart, PaymentRequest } from '../../payment';
import type { Plan, Product } from '../../product';
import type { StoredValues } from '../../storage/storedValues';

/** What a payment is made of, besides the method. */
export interface Purchase {
  lead: StoredValues['dataLead'];
  product: Product;
  plan: Plan;
  operation: Operation;
  query: CheckoutQuery;
}

/**
 * The body of the payment call for a direct purchase.
 * @param document digits (or CNPJ letters) only; null when the buyer was not asked
 */
export function createPaymentRequest(
  { lead, operation, plan, product, query }: Purchase,
  part: PaymentPart,
  document: string | null,
): PaymentRequest {
  return {
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    sfLeadId: lead.leadId,
    amount: part.amount,
    paymentMethods: [part],
    business: product.business,
    productCode: product.code,
    plan: plan.code,
    planId: plan.id,
    planType: plan.type,
    operation,
    type: 'direct',
    seller: query.seller,
    source: query.source,
    ...(product.voucher && { voucher: product.voucher.code }),
    ...(query.offer !== undefined && { offer: query.offer }),
    ...(document !== null && { document }),
  };
}
