import type { PaymentPart, PaymentRequest } from '@/contract/payment';
import { invalidField } from '../errors/invalidField';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { checkBuyer } from './checkBuyer';
import type { OrderedMethod, PaymentOrder } from './PaymentOrder';
import { priceOrder } from './priceOrder';

function orderedMethod(part: PaymentPart): OrderedMethod {
  if (part.method === 'm-pesa') return { method: part.method, phone: part.phone };
  if (part.method !== 'credit-card') return { method: part.method };
  const { method, installments, encryptedCard } = part;
  return { method, installments, encryptedCard };
}

/**
 * Checks a payment request against the catalogue and prices it.
 * @throws ProblemError invalid_field for what the catalogue does not have, price_changed with the
 * right amount when the buyer was shown another one.
 */
export function orderFromRequest(
  { catalog, clock }: Services,
  request: PaymentRequest,
): PaymentOrder {
  checkBuyer(request);
  const [part] = request.paymentMethods;
  if (!part) throw invalidField('/paymentMethods', 'required');
  const question = {
    business: request.business,
    productCode: request.productCode,
    operation: request.operation,
    planId: request.planId,
    voucher: request.voucher || null,
    offer: request.offer || null,
    method: orderedMethod(part),
  };
  const { plan, total } = priceOrder(catalog, question, clock());
  if (request.plan !== plan.code) throw invalidField('/plan', 'unknown');
  if (request.planType !== plan.type) throw invalidField('/planType', 'unknown');
  if (request.amount !== total || part.amount !== total) {
    throw new ProblemError('price_changed', { amount: total });
  }
  return {
    ...question,
    leadId: request.sfLeadId,
    type: request.type,
    flowId: request.flowId || null,
    seller: request.seller,
    source: request.source,
    payer: {
      name: request.name.trim(),
      email: request.email,
      phone: request.phone,
      document: request.document ?? null,
    },
    billingAddress: request.address ?? null,
    amount: total,
    currency: plan.currency,
  };
}
