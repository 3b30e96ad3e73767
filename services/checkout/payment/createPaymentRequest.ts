import type { Operation } from '../resolveLocale';
import type { CheckoutQuery } from '../parseQuery';
import type { PaymentRequest } from '../../payment';
import type { Plan, Product } from '../../product';
import type { StoredValues } from '../../storage/storedValues';
import type { Order } from './order';

/** What a payment is made of, besides the method. */
export interface Purchase {
  lead: StoredValues['dataLead'];
  product: Product;
  plan: Plan;
  operation: Operation;
  query: CheckoutQuery;
  /** The flow that the buyer is in, to come back to from the bank. */
  flowId: string;
}

/** The body of the payment call for a direct purchase. */
export function createPaymentRequest(
  { flowId, lead, operation, plan, product, query }: Purchase,
  { address, amount, document, parts }: Order,
): PaymentRequest {
  return {
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    sfLeadId: lead.leadId,
    amount,
    paymentMethods: [...parts],
    business: product.business,
    productCode: product.code,
    plan: plan.code,
    planId: plan.id,
    planType: plan.type,
    operation,
    type: 'direct',
    seller: query.seller,
    source: query.source,
    flowId,
    // The product's voucher may lower only some of its plans; for the others it is refused.
    ...(product.voucher && plan.amount < plan.standardAmount && { voucher: product.voucher.code }),
    ...(query.offer !== undefined && { offer: query.offer }),
    ...(document !== null && { document }),
    ...(address !== null && { address }),
  };
}
