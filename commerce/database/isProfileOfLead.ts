import { and, eq } from 'drizzle-orm';
import type { Executor } from './connect';
import { createCardVerifications } from './createCardVerifications';
import { paymentParts, payments, purchases } from './tables';

/** Whether a payment of this lead left this card with the provider, or it was verified for the lead. */
export async function isProfileOfLead(
  executor: Executor,
  profileId: string,
  leadId: string,
): Promise<boolean> {
  const found = await executor
    .select({ id: payments.id })
    .from(paymentParts)
    .innerJoin(payments, eq(payments.id, paymentParts.paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(and(eq(paymentParts.profileId, profileId), eq(purchases.leadId, leadId)))
    .limit(1);
  return found.length > 0 || createCardVerifications(executor).isOfLead(profileId, leadId);
}
