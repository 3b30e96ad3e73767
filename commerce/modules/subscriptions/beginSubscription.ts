import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/connect';
import { createReference } from '../../secrets';
import { listPaidPeriods } from '../payments/periodPayments';
import type { PaymentRow, Purchase } from '../payments/Payment';
import { findSubscription } from './getSubscription';
import { getSubscriptionId } from './periods';
import { subscriptionRepository, type SubscriptionRow } from './repository';

/** @returns The subscription's id. */
export async function beginSubscription(
  db: Executor,
  subscription: Omit<SubscriptionRow, 'id'>,
): Promise<string> {
  return subscriptionRepository(db).begin({ id: createReference(), ...subscription });
}

/**
 * Begins the subscription of a purchase in the transaction that pays it. A refund needs no call: a
 * subscription whose purchase is not paid counts as ended.
 */
export async function subscribeBuyer(
  transaction: Transaction,
  payment: PaymentRow,
  purchase: Purchase,
  now: Date,
): Promise<void> {
  await beginSubscription(transaction, {
    leadId: purchase.leadId,
    purchaseId: purchase.id,
    planId: payment.planId,
    amount: payment.amount,
    trialDays: null,
    startedAt: now,
  });
}

export async function lockSubscription(transaction: Transaction, id: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
}

/**
 * True when a payment came too late to give anything: its subscription was ended meanwhile (what began
 * it was refunded), or another upgrade was paid since this one was priced. Both prices deducted the
 * same unused days, so only the first may stand. Payments of one subscription are checked one after
 * the other; the lock ends with the transaction.
 */
export async function isSuperseded(
  transaction: Transaction,
  payment: PaymentRow,
  { reference, type }: Purchase,
): Promise<boolean> {
  const id = getSubscriptionId(reference);
  await lockSubscription(transaction, id);
  if (!(await findSubscription(transaction, id))) return true;
  if (type !== 'upgrade') return false;
  const periods = await listPaidPeriods(transaction, id);
  return periods.some((paid) => paid.type === 'upgrade' && paid.paidAt >= payment.createdAt);
}
