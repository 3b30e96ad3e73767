import type { PaymentPart, PaymentRequest } from '../../payment';

/** A part as far as an attempt is about it: no card and no contact data. */
export const subjectOfPart = (part: PaymentPart) => ({
  method: part.method,
  amount: part.amount,
  installments: 'installments' in part ? part.installments : 1,
});

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
    parts: paymentMethods.map(subjectOfPart),
  };
}
