import { and, asc, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { declineReasons } from '@/contract/enumerations';
import { moment, money } from '../../database/columns';
import type { Executor } from '../../database/connect';
import type { Before } from '../payments/history';

const subscriptions = pgTable('subscriptions', {
  id: text('id').primaryKey(),
  leadId: uuid('lead_id').notNull(),
  /** The purchase that began it; null when it was sold elsewhere. */
  purchaseId: uuid('purchase_id').unique(),
  planId: text('plan_id').notNull(),
  amount: money('amount').notNull(),
  /** Of a first period that is a trial, and costs nothing. */
  trialDays: integer('trial_days'),
  startedAt: moment('started_at').notNull(),
});

const cardVerifications = pgTable('card_verifications', {
  idempotencyKey: uuid('idempotency_key').primaryKey(),
  subscriptionId: text('subscription_id').notNull(),
  provider: text('provider').notNull(),
  profileId: text('profile_id'),
  declineReason: text('decline_reason', { enum: declineReasons }),
  createdAt: moment('created_at').notNull(),
});

const subscriptionEnds = pgTable('subscription_ends', {
  subscriptionId: text('subscription_id').primaryKey(),
  dueAt: moment('due_at').notNull(),
});

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type CardVerificationRow = typeof cardVerifications.$inferSelect;

interface SubscriptionRepository {
  /**
   * Begins a subscription. One whose purchase is paid again after a refund begins again.
   * @returns its id, which is then the earlier one
   */
  begin(subscription: SubscriptionRow): Promise<string>;
  find(id: string): Promise<SubscriptionRow | undefined>;
  findByPurchase(purchaseId: string): Promise<SubscriptionRow | undefined>;
}

export function subscriptionRepository(executor: Executor): SubscriptionRepository {
  return {
    async begin(subscription) {
      const { amount, planId, startedAt, trialDays } = subscription;
      const [begun] = await executor
        .insert(subscriptions)
        .values(subscription)
        .onConflictDoUpdate({
          target: subscriptions.purchaseId,
          set: { amount, planId, startedAt, trialDays },
        })
        .returning({ id: subscriptions.id });
      return begun?.id ?? subscription.id;
    },
    async find(id) {
      const [subscription] = await executor
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.id, id));
      return subscription;
    },
    async findByPurchase(purchaseId) {
      const [subscription] = await executor
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.purchaseId, purchaseId));
      return subscription;
    },
  };
}

interface SubscriptionEndRepository {
  /** Has somebody look at a subscription then, and no more at another moment. */
  plan(subscriptionId: string, dueAt: Date): Promise<void>;
  /** The one that is due the longest. */
  findDue(now: Date): Promise<string | undefined>;
  /** Holds the lock of one that is due; false: somebody was faster. */
  lockDue(subscriptionId: string, now: Date): Promise<boolean>;
  remove(subscriptionId: string): Promise<void>;
}

export function subscriptionEndRepository(executor: Executor): SubscriptionEndRepository {
  const isOf = (id: string) => eq(subscriptionEnds.subscriptionId, id);
  return {
    async plan(subscriptionId, dueAt) {
      await executor
        .insert(subscriptionEnds)
        .values({ subscriptionId, dueAt })
        .onConflictDoUpdate({ target: subscriptionEnds.subscriptionId, set: { dueAt } });
    },
    async findDue(now) {
      const [due] = await executor
        .select({ id: subscriptionEnds.subscriptionId })
        .from(subscriptionEnds)
        .where(lte(subscriptionEnds.dueAt, now))
        .orderBy(asc(subscriptionEnds.dueAt))
        .limit(1);
      return due?.id;
    },
    async lockDue(subscriptionId, now) {
      const found = await executor
        .select()
        .from(subscriptionEnds)
        .where(and(isOf(subscriptionId), lte(subscriptionEnds.dueAt, now)))
        .for('update');
      return found.length > 0;
    },
    async remove(subscriptionId) {
      await executor.delete(subscriptionEnds).where(isOf(subscriptionId));
    },
  };
}

interface CardVerificationRepository {
  /** Waits until no other transaction works on this subscription's verifications. */
  lockSubscription(subscriptionId: string): Promise<void>;
  /** Written once per key: a later writer finds the first one's row. */
  create(verification: CardVerificationRow): Promise<void>;
  find(idempotencyKey: string): Promise<CardVerificationRow | undefined>;
  /** When a subscription's verifications since a moment were requested, oldest first. */
  listOfSubscription(subscriptionId: string, since: Date): Promise<Date[]>;
  countDeclined(subscriptionId: string, range: Before): Promise<number>;
  /** Stores the result. The first one stays. */
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
