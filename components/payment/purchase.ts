import { createPayment, type PaymentRequest } from '@/services/api/payment';
import type { Plan, Product } from '@/services/api/product';
import { updateLead } from '@/services/api/updateLead';
import type { Operation } from '@/services/checkout/locale';
import type { CheckoutQuery } from '@/services/checkout/query';
import { logger } from '@/services/logger';
import { readStored } from '@/services/storage/storage';
import type { StoredValues } from '@/services/storage/storedValues';
import { type Order, createPartSubject } from './order';
import type { PaymentCall } from './paymentContext';

/** What is bought on the way through a flow, besides the method. */
export interface PurchaseInput {
  lead: StoredValues['dataLead'];
  product: Product;
  plan: Plan;
  operation: Operation;
  query: CheckoutQuery;
  /** The flow that the buyer is in, to come back to from the bank. */
  flowId: string;
}

/** The call by which the stored lead buys the plan. null: there is no lead yet. */
export function createPurchaseCall(
  purchase: Omit<PurchaseInput, 'lead'>,
  order: Order,
): PaymentCall | null {
  const lead = readStored('dataLead');
  if (!lead) return null;
  const request = createPaymentRequest({ lead, ...purchase }, order);
  return {
    subject: attemptSubject(request),
    send: (idempotencyKey) => {
      const answer = createPayment(request, idempotencyKey);
      void completeLead(request);
      return answer;
    },
  };
}

/**
 * What a payment attempt is about, for its idempotency key: the same purchase tried again keeps its
 * key. It is stored, so it holds no card, no document and no contact data.
 */
export function attemptSubject({
  amount,
  offer,
  paymentMethods,
  planId,
  sfLeadId,
  voucher,
}: PaymentRequest) {
  return {
    leadId: sfLeadId,
    planId,
    amount,
    voucher: voucher ?? null,
    offer: offer ?? null,
    parts: paymentMethods.map(createPartSubject),
  };
}

/**
 * Adds to a lead the document and the billing address that its payment form asked for. Runs beside
 * the payment: it neither holds it up nor fails it.
 */
export async function completeLead({
  address,
  business,
  document,
  sfLeadId,
}: Pick<PaymentRequest, 'address' | 'business' | 'document' | 'sfLeadId'>): Promise<void> {
  if (document === undefined && address === undefined) return;
  try {
    await updateLead(sfLeadId, {
      business,
      ...(document !== undefined && { document }),
      ...(address !== undefined && { address }),
    });
  } catch (error) {
    logger.warning('A lead could not be completed', { error });
  }
}

/** The body of the payment call for a direct purchase. */
export function createPaymentRequest(
  { flowId, lead, operation, plan, product, query }: PurchaseInput,
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
