import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { createSubscriptions } from '../../database/createSubscriptions';
import type { PaymentRow, Purchase } from '../../database/tables';
import { subscriptionIdOf } from './periodReference';

/**
 * Whether a payment for a subscription came too late to give anything: the subscription was ended
 * meanwhile (what began it was given back), or another upgrade was paid since this one was priced.
 * Both prices took off the same unused days, so only the first may stand. Payments of one
 * subscription are judged one after the other; the lock ends with the transaction.
 */
export async function isOvertaken(
  transaction: Transaction,
  payment: PaymentRow,
  { reference, type }: Purchase,
): Promise<boolean> {
  if (type !== 'upgrade' && type !== 'renew') return false;
  const id = subscriptionIdOf(reference);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
  const subscriptions = createSubscriptions(transaction);
  if (!(await subscriptions.get(id))) return true;
  if (type === 'renew') return false;
  const periods = await subscriptions.listPeriods(id);
  return periods.some((paid) => paid.type === 'upgrade' && paid.paidAt >= payment.createdAt);
}
