import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from './connect';
import { cardVerifications, subscriptions, type CardVerificationRow } from './subscriptionTables';

export interface CardVerifications {
  /** Waits until no other transaction works on this subscription's verifications. */
  lockSubscription(subscriptionId: string): Promise<void>;
  /** Written once per key: a later writer finds the first one's row. */
  create(verification: CardVerificationRow): Promise<void>;
  get(idempotencyKey: string): Promise<CardVerificationRow | undefined>;
  /** When a subscription's verifications since a moment were asked for, oldest first. */
  listOfSubscription(subscriptionId: string, since: Date): Promise<Date[]>;
  /** The first result stays. */
  settle(
    idempotencyKey: string,
    result: Pick<CardVerificationRow, 'declineReason' | 'profileId'>,
  ): Promise<void>;
  /** Whether this card was verified for a subscription of this lead. */
  isOfLead(profileId: string, leadId: string): Promise<boolean>;
}

export function createCardVerifications(executor: Executor): CardVerifications {
  return {
    async lockSubscription(subscriptionId) {
      const name = `card verification ${subscriptionId}`;
      await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    },
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
    async listOfSubscription(subscriptionId, since) {
      const rows = await executor
        .select({ createdAt: cardVerifications.createdAt })
        .from(cardVerifications)
        .where(
          and(
            eq(cardVerifications.subscriptionId, subscriptionId),
            gt(cardVerifications.createdAt, since),
          ),
        )
        .orderBy(asc(cardVerifications.createdAt));
      return rows.map(({ createdAt }) => createdAt);
    },
    async settle(idempotencyKey, { declineReason, profileId }) {
      await executor
        .update(cardVerifications)
        .set({ declineReason, profileId })
        .where(
          and(
            eq(cardVerifications.idempotencyKey, idempotencyKey),
            isNull(cardVerifications.declineReason),
            isNull(cardVerifications.profileId),
          ),
        );
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
