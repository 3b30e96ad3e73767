import { and, eq } from 'drizzle-orm';
import type { Executor } from './connect';
import { cardVerifications, subscriptions, type CardVerificationRow } from './subscriptionTables';

export interface CardVerifications {
  /** Written once per key: a later writer finds the first one's row. */
  create(verification: CardVerificationRow): Promise<void>;
  get(idempotencyKey: string): Promise<CardVerificationRow | undefined>;
  /** Whether this card was verified for a subscription of this lead. */
  isOfLead(profileId: string, leadId: string): Promise<boolean>;
}

export function createCardVerifications(executor: Executor): CardVerifications {
  return {
    async create(verification) {
      await executor.insert(cardVerifications).values(verification).onConflictDoNothing();
    },
    async get(idempotencyKey) {
      const [verification] = await executor
        .select()
        .from(cardVerifications)
        .where(eq(cardVerifications.idempotencyKey, idempotencyKey));
      return verification;
    },
    async isOfLead(profileId, leadId) {
      const found = await executor
        .select({ key: cardVerifications.idempotencyKey })
        .from(cardVerifications)
        .innerJoin(subscriptions, eq(subscriptions.id, cardVerifications.subscriptionId))
        .where(and(eq(cardVerifications.profileId, profileId), eq(subscriptions.leadId, leadId)))
        .limit(1);
      return found.length > 0;
    },
  };
}
