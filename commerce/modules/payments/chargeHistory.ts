import { and, asc, countDistinct, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { PaymentMethod } from '@/contract/enumerations';
import type { Executor } from '../../database/connect';
import type { Part } from './Payment';
import { paymentParts, payments, purchases } from './tables';

interface ChargeFilter {
  methods: readonly PaymentMethod[];
  since: Date;
}

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

export const cardMethods: readonly Part['method'][] = ['credit-card', 'default-credit-card'];

export interface Before {
  since: Date;
  before: Date;
}

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

interface ChargeInDoubt {
  paymentId: string;
  part: number;
  age: number;
}

export async function listInDoubt(executor: Executor, seconds: number): Promise<ChargeInDoubt[]> {
  const age = sql<number>`extract(epoch from now() - ${paymentParts.createdAt})::int`;
  return executor
    .select({ paymentId: paymentParts.paymentId, part: paymentParts.position, age })
    .from(paymentParts)
    .where(and(eq(paymentParts.state, 'processing'), gt(age, seconds)))
    .orderBy(desc(age));
}
