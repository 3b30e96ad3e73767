import type { PaymentRequest } from '../../payment';

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
    parts: paymentMethods.map((part) => ({
      method: part.method,
      amount: part.amount,
      installments: part.method === 'credit-card' ? part.installments : 1,
    })),
  };
}
