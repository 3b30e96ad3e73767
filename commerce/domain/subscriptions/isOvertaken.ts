import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { createSubscriptions } from '../../database/createSubscriptions';
import type { PaymentRow, Purchase } from '../../database/tables';

/**
 * Whether another upgrade of the same subscription was paid since this payment was priced: both
 * prices took off the same unused days, so only the first may stand. Payments of one subscription
 * are judged one after the other; the lock ends with the transaction.
 */
export async function isOvertaken(
  transaction: Transaction,
  payment: PaymentRow,
  { reference, type }: Purchase,
): Promise<boolean> {
  if (type !== 'upgrade') return false;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${reference}, 0))`);
  const periods = await createSubscriptions(transaction).listPeriods(reference);
  return periods.some((paid) => paid.type === 'upgrade' && paid.paidAt >= payment.createdAt);
}
