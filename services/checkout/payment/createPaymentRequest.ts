import type { Operation } from '../resolveLocale';
import type { CheckoutQuery } from '../parseQuery';
import type { Address, PaymentPart, PaymentRequest } from '../../payment';
import type { Plan, Product } from '../../product';
import type { StoredValues } from '../../storage/storedValues';

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

/** What the form asks for besides the method, where it does. */
interface AskedOfBuyer {
  document: string | null;
  address: Address | null;
}

/**
 * The body of the payment call for a direct purchase.
 * @param document digits (or CNPJ letters) only; like the address null when the buyer was not asked
 */
export function createPaymentRequest(
  { flowId, lead, operation, plan, product, query }: Purchase,
  part: PaymentPart,
  { address, document }: AskedOfBuyer,
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
    flowId,
    // The product's voucher may lower only some of its plans; for the others it is refused.
    ...(product.voucher && plan.amount < plan.standardAmount && { voucher: product.voucher.code }),
    ...(query.offer !== undefined && { offer: query.offer }),
    ...(document !== null && { document }),
    ...(address !== null && { address }),
  };
}
