import { and, asc, eq, inArray, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import type { Executor } from './connect';
import { subscriptions, type SubscriptionRow } from './subscriptionTables';
import { payments, paymentTransitions, purchases } from './tables';

/** A purchase that gave a subscription another period. */
export interface PaidPeriod {
  type: 'renew' | 'upgrade';
  planId: string;
  /** Minor units. */
  amount: number;
  paidAt: Date;
}

export interface Subscriptions {
  /** Begins a subscription. One whose purchase is paid anew, after a refund, begins anew. */
  begin(subscription: SubscriptionRow): Promise<void>;
  /** Undefined as well when the money that began it was given back. */
  get(id: string): Promise<SubscriptionRow | undefined>;
  /** What was paid for it after its beginning, oldest first. */
  listPeriods(id: string): Promise<PaidPeriod[]>;
}

const periodTypes = ['renew', 'upgrade'] as const;

export function createSubscriptions(executor: Executor): Subscriptions {
  return {
    async begin(subscription) {
      const { amount, startedAt } = subscription;
      await executor
        .insert(subscriptions)
        .values(subscription)
        .onConflictDoUpdate({ target: subscriptions.purchaseId, set: { amount, startedAt } });
    },
    async get(id) {
      const [found] = await executor
        .select({ subscription: subscriptions })
        .from(subscriptions)
        .leftJoin(purchases, eq(purchases.id, subscriptions.purchaseId))
        .where(
          and(
            eq(subscriptions.id, id),
            or(isNull(subscriptions.purchaseId), isNotNull(purchases.paidPaymentId)),
          ),
        );
      return found?.subscription;
    },
    async listPeriods(id) {
      const rows = await executor
        .select({
          type: purchases.type,
          planId: purchases.planId,
          amount: payments.amount,
          paidAt: max(paymentTransitions.at),
        })
        .from(purchases)
        .innerJoin(payments, eq(payments.id, purchases.paidPaymentId))
        .innerJoin(
          paymentTransitions,
          and(
            eq(paymentTransitions.paymentId, payments.id),
            isNull(paymentTransitions.part),
            eq(paymentTransitions.toState, 'paid'),
          ),
        )
        .where(
          and(
            // The index and what it is limited to: without both the planner cannot use it.
            sql`split_part(${purchases.reference}, ':', 1) = ${id}`,
            sql`${purchases.reference} <> ''`,
            inArray(purchases.type, [...periodTypes]),
          ),
        )
        .groupBy(purchases.id, payments.id)
        .orderBy(asc(max(paymentTransitions.at)));
      return rows.flatMap(({ type, paidAt, ...period }) => {
        const periodType = periodTypes.find((known) => known === type);
        return periodType && paidAt ? [{ ...period, type: periodType, paidAt }] : [];
      });
    },
  };
}
