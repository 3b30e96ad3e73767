import { and, asc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Executor } from '../../database/connect';
import { periodTypes } from './typeGroups';
import { waitingStates } from './paymentStates';
import { payments, paymentTransitions, purchases } from './tables';

interface PaidPeriod {
  type: 'renew' | 'upgrade';
  paymentId: string;
  planId: string;
  amount: number;
  paidAt: Date;
}

const isPeriodOf = (subscriptionId: string) =>
  and(
    // Repeats the index's expression and predicate: without both the planner cannot use the index.
    sql`split_part(${purchases.reference}, ':', 1) = ${subscriptionId}`,
    sql`${purchases.reference} <> ''`,
    inArray(purchases.type, [...periodTypes]),
  );

export async function isPeriodBeingPaid(
  executor: Executor,
  subscriptionId: string,
): Promise<boolean> {
  const found = await executor
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(
      and(
        isPeriodOf(subscriptionId),
        inArray(payments.state, ['created', 'processing', ...waitingStates]),
      ),
    )
    .limit(1);
  return found.length > 0;
}

export async function listPaidPeriods(executor: Executor, id: string): Promise<PaidPeriod[]> {
  const rows = await executor
    .select({
      type: purchases.type,
      paymentId: payments.id,
      planId: payments.planId,
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
    .where(isPeriodOf(id))
    .groupBy(purchases.id, payments.id)
    .orderBy(asc(max(paymentTransitions.at)));
  return rows.flatMap(({ type, paidAt, ...period }) => {
    const periodType = periodTypes.find((known) => known === type);
    return periodType && paidAt ? [{ ...period, type: periodType, paidAt }] : [];
  });
}
