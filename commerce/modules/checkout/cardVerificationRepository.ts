import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { declineReasons } from '@/contract/enumerations';
import { moment } from '../../database/columns';
import type { Executor } from '../../database/connect';
import type { Before } from '../payments/chargeHistory';

const cardVerifications = pgTable('card_verifications', {
  idempotencyKey: uuid('idempotency_key').primaryKey(),
  subscriptionId: text('subscription_id').notNull(),
  provider: text('provider').notNull(),
  profileId: text('profile_id'),
  declineReason: text('decline_reason', { enum: declineReasons }),
  createdAt: moment('created_at').notNull(),
});

export type CardVerificationRow = typeof cardVerifications.$inferSelect;

interface CardVerificationRepository {
  lockSubscription(subscriptionId: string): Promise<void>;
  create(verification: CardVerificationRow): Promise<void>;
  find(idempotencyKey: string): Promise<CardVerificationRow | undefined>;
  listOfSubscription(subscriptionId: string, since: Date): Promise<Date[]>;
  countDeclined(subscriptionId: string, range: Before): Promise<number>;
  recordResult(
    idempotencyKey: string,
    result: Pick<CardVerificationRow, 'declineReason' | 'profileId'>,
  ): Promise<void>;
}

export function cardVerificationRepository(executor: Executor): CardVerificationRepository {
  return {
    async lockSubscription(subscriptionId) {
      const name = `card verification ${subscriptionId}`;
      await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    },
    async create(verification) {
      await executor.insert(cardVerifications).values(verification).onConflictDoNothing();
    },
    async find(idempotencyKey) {
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
    countDeclined: (subscriptionId, { before, since }) =>
      executor.$count(
        cardVerifications,
        and(
          eq(cardVerifications.subscriptionId, subscriptionId),
          gt(cardVerifications.createdAt, since),
          lt(cardVerifications.createdAt, before),
          isNotNull(cardVerifications.declineReason),
        ),
      ),
    async recordResult(idempotencyKey, { declineReason, profileId }) {
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
  };
}
