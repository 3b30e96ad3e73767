import { eq } from 'drizzle-orm';
import type { Executor } from './connect';
import { recoveries, type RecoveryRow } from './subscriptionTables';

/** Where a purchase can be taken up again; undefined while no payment of it has failed. */
export async function getRecoveryOfPurchase(
  executor: Executor,
  purchaseId: string,
): Promise<RecoveryRow | undefined> {
  const [recovery] = await executor
    .select()
    .from(recoveries)
    .where(eq(recoveries.purchaseId, purchaseId));
  return recovery;
}
