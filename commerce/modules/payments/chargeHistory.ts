import { and, asc, countDistinct, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { PaymentMethod } from '@/contract/enumerations';
import type { Executor } from '../../database/connect';
import type { Part } from './Payment';
import { paymentParts, payments, purchases } from './tables';

interface ChargeFilter {
  methods: readonly PaymentMethod[];
  since: Date;
}

/** When a lead's charges by these methods were made, oldest first. */
export async function listChargeTimes(
  executor: Executor,
  leadId: string,
  { methods, since }: ChargeFilter,
): Promise<Date[]> {
  const rows = await executor
    .select({ createdAt: paymentParts.createdAt })
    .from(paymentParts)
    .innerJoin(payments, eq(payments.id, paymentParts.paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(
      and(
        eq(purchases.leadId, leadId),
        inArray(sql`${paymentParts.method}`, [...methods]),
        gt(paymentParts.createdAt, since),
      ),
    )
    .orderBy(asc(paymentParts.createdAt));
  return rows.map(({ createdAt }) => createdAt);
}

/** A card that is typed, and one that was stored. */
export const cardMethods: readonly Part['method'][] = ['credit-card', 'default-credit-card'];

/** What came after one moment and before another. */
export interface Before {
  since: Date;
  before: Date;
}

/** How many of a lead's payments before this moment were declined by the bank of a card. */
export async function countDeclinedCards(
  executor: Executor,
  leadId: string,
  { before, since }: Before,
): Promise<number> {
  const [counted] = await executor
    .select({ count: countDistinct(payments.id) })
    .from(purchases)
    .innerJoin(payments, eq(payments.purchaseId, purchases.id))
    .innerJoin(paymentParts, eq(paymentParts.paymentId, payments.id))
    .where(
      and(
        eq(purchases.leadId, leadId),
        gt(payments.createdAt, since),
        lt(payments.createdAt, before),
        eq(paymentParts.state, 'declined'),
        inArray(paymentParts.method, cardMethods),
        ne(paymentParts.declineReason, 'processing_error'),
      ),
    );
  return counted?.count ?? 0;
}

/** A charge whose result is not known. */
interface ChargeInDoubt {
  paymentId: string;
  /** Position of the part. */
  part: number;
  /** Seconds since it was ordered, by the database's clock. */
  age: number;
}

/** Charges whose result has not been known for so many seconds, oldest first. */
export async function listInDoubt(executor: Executor, seconds: number): Promise<ChargeInDoubt[]> {
  const age = sql<number>`extract(epoch from now() - ${paymentParts.createdAt})::int`;
  return executor
    .select({ paymentId: paymentParts.paymentId, part: paymentParts.position, age })
    .from(paymentParts)
    .where(and(eq(paymentParts.state, 'processing'), gt(age, seconds)))
    .orderBy(desc(age));
}
