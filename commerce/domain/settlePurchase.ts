import type { Transaction } from '../database/connect';
import { createPayments } from '../database/createPayments';
import { createPurchases } from '../database/createPurchases';
import type { Payment, Purchase } from '../database/tables';

/**
 * What a payment's new state means for its purchase, whose lock the transaction holds. The first
 * money pays it, and what is still open of it is to be ended at the provider. Any further money is
 * to be given back. A refund of the money that paid it opens it again.
 */
export async function settlePurchase(
  transaction: Transaction,
  purchase: Purchase,
  payment: Payment,
  now: Date,
): Promise<Payment> {
  const payments = createPayments(transaction);
  const purchases = createPurchases(transaction);
  const isThePaidOne = purchase.paidPaymentId === payment.id;

  if (payment.state === 'refunded' && isThePaidOne) {
    await purchases.setPaidPayment(purchase.id, null);
  }
  if (payment.state !== 'paid' || isThePaidOne) return payment;
  if (purchase.paidPaymentId !== null) {
    return payments.update(payment.id, { instruction: 'refund', nextCheckAt: now });
  }
  await purchases.setPaidPayment(purchase.id, payment.id);
  for (const open of await payments.list(purchase.id, ['pending', 'requires_action'])) {
    const instruction = open.state === 'pending' ? 'expire' : 'void';
    await payments.update(open.id, { instruction, nextCheckAt: now });
  }
  return payment;
}
