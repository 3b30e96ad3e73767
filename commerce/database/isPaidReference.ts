import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Executor } from './connect';
import { purchases } from './tables';

/** A subquery: the paid purchase of this type that refers to `reference`, if there is one. */
export function isPaidReference(executor: Executor, reference: SQL, type: SQL) {
  return executor
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        // The index and what it is limited to; the condition itself is the last one.
        sql`split_part(${purchases.reference}, ':', 1) = ${reference}`,
        sql`${purchases.reference} <> ''`,
        sql`${purchases.type} = ${type}`,
        isNotNull(purchases.paidPaymentId),
        eq(purchases.reference, reference),
      ),
    );
}
