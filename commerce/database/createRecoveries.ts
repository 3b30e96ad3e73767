import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from './connect';
import { recoveries, type RecoveryRow } from './subscriptionTables';
import { purchases } from './tables';

export interface Recoveries {
  /** Notes that a payment of a purchase failed. The first failure makes the id, later ones keep it. */
  note(recovery: RecoveryRow): Promise<void>;
  /** A purchase that is still unpaid, and whose last failure was after `since`. */
  getOpen(id: string, since: Date): Promise<(RecoveryRow & { leadId: string }) | undefined>;
}

export function createRecoveries(executor: Executor): Recoveries {
  return {
    async note(recovery) {
      const { paymentId, failedAt } = recovery;
      await executor
        .insert(recoveries)
        .values(recovery)
        .onConflictDoUpdate({ target: recoveries.purchaseId, set: { paymentId, failedAt } });
    },
    async getOpen(id, since) {
      const [found] = await executor
        .select({ recovery: recoveries, leadId: purchases.leadId })
        .from(recoveries)
        .innerJoin(purchases, eq(purchases.id, recoveries.purchaseId))
        .where(
          and(
            eq(recoveries.id, id),
            gt(recoveries.failedAt, since),
            isNull(purchases.paidPaymentId),
          ),
        );
      return found && { ...found.recovery, leadId: found.leadId };
    },
  };
}
