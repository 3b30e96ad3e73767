import type { Transaction } from '../database/connect';
import { createPayments } from '../database/createPayments';
import { createPurchases } from '../database/createPurchases';
import type { Payment, Purchase } from '../database/tables';
import { endingOf, openStates } from './openPayments';

/**
 * What a payment's new state means for its purchase, whose lock the transaction holds. The first
 * money pays it, and what is open of it, then or later, is to be ended at the provider. Any further
 * money is to be given back. A refund of the money that paid it opens it again.
 */
export async function settlePurchase(
  transaction: Transaction,
  purchase: Purchase,
  payment: Payment,
  now: Date,
): Promise<Payment> {
  const payments = createPayments(transaction);
  const purchases = createPurchases(transaction);
  const instruct = ({ id }: Payment, instruction: NonNullable<Payment['instruction']>) =>
    payments.update(id, { instruction, checkCount: 0, nextCheckAt: now });
  const isThePaidOne = purchase.paidPaymentId === payment.id;

  if (payment.state === 'refunded' && isThePaidOne) {
    await purchases.setPaidPayment(purchase.id, null);
  }
  if (isThePaidOne) return payment;
  if (purchase.paidPaymentId !== null) {
    const instruction = payment.state === 'paid' ? 'refund' : endingOf(payment);
    return instruction ? instruct(payment, instruction) : payment;
  }
  if (payment.state !== 'paid') return payment;
  await purchases.setPaidPayment(purchase.id, payment.id);
  for (const open of await payments.list(purchase.id, openStates)) {
    const ending = endingOf(open);
    if (ending) await instruct(open, ending);
  }
  return payment;
}
