import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, money } from '../../database/columns';
import type { Executor } from '../../database/connect';

const subscriptions = pgTable('subscriptions', {
  id: text('id').primaryKey(),
  leadId: uuid('lead_id').notNull(),
  /** The purchase that began it; null when it was sold elsewhere. */
  purchaseId: uuid('purchase_id').unique(),
  planId: text('plan_id').notNull(),
  amount: money('amount').notNull(),
  trialDays: integer('trial_days'),
  startedAt: moment('started_at').notNull(),
});

const subscriptionEnds = pgTable('subscription_ends', {
  subscriptionId: text('subscription_id').primaryKey(),
  dueAt: moment('due_at').notNull(),
});

export type SubscriptionRow = typeof subscriptions.$inferSelect;

interface SubscriptionRepository {
  /**
   * Begins a subscription. One whose purchase is paid again after a refund begins again.
   * @returns its id, which is then the earlier one
   */
  begin(subscription: SubscriptionRow): Promise<string>;
  find(id: string): Promise<SubscriptionRow | undefined>;
  findByPurchase(purchaseId: string): Promise<SubscriptionRow | undefined>;
  listOfLeads(leadIds: readonly string[]): Promise<SubscriptionRow[]>;
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
    listOfLeads: (leadIds) =>
      executor
        .select()
        .from(subscriptions)
        .where(inArray(subscriptions.leadId, [...leadIds])),
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
  plan(subscriptionId: string, dueAt: Date): Promise<void>;
  findDue(now: Date): Promise<string | undefined>;
  lockDue(subscriptionId: string, now: Date): Promise<boolean>;
  isPlanned(subscriptionId: string): Promise<boolean>;
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
    async isPlanned(subscriptionId) {
      const found = await executor.select().from(subscriptionEnds).where(isOf(subscriptionId));
      return found.length > 0;
    },
    async remove(subscriptionId) {
      await executor.delete(subscriptionEnds).where(isOf(subscriptionId));
    },
  };
}
