import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from './connect';
import { payments, purchases } from './tables';

/** The document that a lead last paid with; undefined when none of its payments had one. */
export async function getLastDocument(
  executor: Executor,
  leadId: string,
): Promise<string | undefined> {
  const [last] = await executor
    .select({ document: payments.payerDocument })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(and(eq(purchases.leadId, leadId), isNotNull(payments.payerDocument)))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return last?.document ?? undefined;
}
