import type { Executor } from '../../database/connect';
import { findPurchase } from '../payments/findPayment';
import { findOwnedPayment } from '../payments/ownership';
import type { Payment } from '../payments/Payment';
import { periodTypes } from '../payments/typeGroups';
import { findLastPeriod, findSubscriptionId } from './getSubscription';
import { getSubscriptionId } from './periods';

/**
 * Whether a payment's refund ends the buyer's access to the product, or has ended it: not where
 * another payment gives it, nor where an earlier period still runs.
 */
export async function endsAccess(db: Executor, payment: Payment, now: Date): Promise<boolean> {
  const { id, purchase, purchaseId } = payment;
  if (periodTypes.some((type) => type === purchase.type)) {
    const last = await findLastPeriod(db, getSubscriptionId(purchase.reference), id);
    return last === undefined || last.period.endsAt <= now;
  }
  if ((await findSubscriptionId(db, purchaseId)) === undefined) return false;
  const paidBy = (await findPurchase(db, purchaseId))?.paidPaymentId ?? id;
  return paidBy === id && !(await ownsOtherwise(db, payment));
}

async function ownsOtherwise(db: Executor, payment: Payment): Promise<boolean> {
  const { business, payerDocument: document, payerEmail: email, productCode, purchase } = payment;
  const sold = { business, leadId: purchase.leadId, productCode };
  return (await findOwnedPayment(db, sold, { document, email }))?.state === 'paid';
}
