import type { Executor } from '../../database/connect';
import { findPurchase } from '../payments/findPayment';
import { listOwningLeads } from '../payments/ownership';
import type { Payment } from '../payments/Payment';
import { periodTypes } from '../payments/typeGroups';
import { findLastPeriod, findSubscriptionId } from './getSubscription';
import { getSubscriptionId } from './periods';
import { subscriptionRepository } from './repository';

/**
 * Whether a payment's refund ends the buyer's access to the product, or has ended it: not where
 * another payment gives it, nor where an earlier period still runs.
 * @param at when the money goes back, or went back
 */
export async function endsAccess(db: Executor, payment: Payment, at: Date): Promise<boolean> {
  const { id, purchase, purchaseId } = payment;
  const isPeriod = periodTypes.some((type) => type === purchase.type);
  const subscriptionId = isPeriod
    ? getSubscriptionId(purchase.reference)
    : await findSubscriptionId(db, purchaseId);
  if (subscriptionId === undefined) return false;
  const goesOn = isPeriod
    ? await hasEarlierPeriod(db, subscriptionId, { payment, at })
    : ((await findPurchase(db, purchaseId))?.paidPaymentId ?? id) !== id;
  return !goesOn && !(await hasOtherAccess(db, subscriptionId, { payment, at }));
}

interface Refunded {
  payment: Payment;
  at: Date;
}

/** A trial ends with the refund of what followed it (`endRefundedTrial`). */
async function hasEarlierPeriod(
  db: Executor,
  subscriptionId: string,
  { at, payment }: Refunded,
): Promise<boolean> {
  const last = await findLastPeriod(db, subscriptionId, { without: payment.id, until: at });
  if (!last || last.period.endsAt <= at) return false;
  return last.period.type !== 'first' || last.row.trialDays === null;
}

/** Whether the buyer has the product through another subscription, of this lead or another one. */
async function hasOtherAccess(
  db: Executor,
  subscriptionId: string,
  { at, payment }: Refunded,
): Promise<boolean> {
  const { business, payerDocument: document, payerEmail: email, productCode, purchase } = payment;
  const { leadId } = purchase;
  const sold = { business, leadId, productCode };
  const leads = [leadId, ...(await listOwningLeads(db, sold, { document, email }))];
  for (const { id } of await subscriptionRepository(db).listOfLeads(leads)) {
    if (id === subscriptionId) continue;
    const last = await findLastPeriod(db, id, { until: at });
    if (last?.product.code === productCode && last.period.endsAt > at) return true;
  }
  return false;
}
