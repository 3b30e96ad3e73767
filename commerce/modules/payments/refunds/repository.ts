import { and, asc, eq, gt, inArray, lte, max, sql } from 'drizzle-orm';
import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment, money } from '../../../database/columns';
import type { Executor } from '../../../database/connect';
import { sealedText } from '../../../database/sealing';

const refunds = pgTable('refunds', {
  /** Also the provider's idempotency reference. */
  id: uuid('id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  part: smallint('part').notNull(),
  provider: text('provider').notNull(),
  amount: money('amount').notNull(),
  requestKey: uuid('request_key').notNull(),
  cause: text('cause', { enum: ['regret', 'operator'] }).notNull(),
  askedBy: text('asked_by').notNull(),
  reason: text('reason').notNull(),
  pixKey: sealedText('pix_key'),
  state: text('state', { enum: ['planned', 'done', 'refused'] }).notNull(),
  answer: text('answer'),
  tries: integer('tries').notNull(),
  nextTryAt: moment('next_try_at'),
  askedAt: moment('asked_at').notNull(),
  settledAt: moment('settled_at'),
});

export type Refund = typeof refunds.$inferSelect;

interface RefundRepository {
  create(planned: readonly Refund[]): Promise<void>;
  listByRequest(requestKey: string): Promise<Refund[]>;
  lockByOperator(operator: string, since: Date): Promise<Pick<Refund, 'amount' | 'askedAt'>[]>;
  findLastDone(paymentId: string): Promise<Date | null>;
  list(paymentId: string): Promise<Refund[]>;
  lockDue(provider: string, now: Date): Promise<Refund | undefined>;
  planAgain(id: string, tries: number, nextTryAt: Date): Promise<void>;
  /**
   * Settles those of the refunds that are still planned.
   * @param answer why the provider refuses
   */
  settle(
    ids: readonly string[],
    end: { state: 'done' | 'refused'; answer: string | null; at: Date },
  ): Promise<void>;
}

export function refundRepository(executor: Executor): RefundRepository {
  return {
    async create(planned) {
      await executor.insert(refunds).values([...planned]);
    },
    listByRequest: (requestKey) =>
      executor
        .select()
        .from(refunds)
        .where(eq(refunds.requestKey, requestKey))
        .orderBy(asc(refunds.part)),
    async lockByOperator(operator, since) {
      await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${operator}, 40))`);
      return executor
        .select({ amount: refunds.amount, askedAt: refunds.askedAt })
        .from(refunds)
        .where(
          and(
            eq(refunds.askedBy, operator),
            eq(refunds.cause, 'operator'),
            gt(refunds.askedAt, since),
          ),
        )
        .orderBy(asc(refunds.askedAt));
    },
    async findLastDone(paymentId) {
      const [last] = await executor
        .select({ at: max(refunds.settledAt) })
        .from(refunds)
        .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'done')));
      return last?.at ?? null;
    },
    list: (paymentId) =>
      executor
        .select()
        .from(refunds)
        .where(eq(refunds.paymentId, paymentId))
        .orderBy(asc(refunds.askedAt), asc(refunds.part)),
    async lockDue(provider, now) {
      const [due] = await executor
        .select()
        .from(refunds)
        .where(
          and(
            eq(refunds.provider, provider),
            eq(refunds.state, 'planned'),
            lte(refunds.nextTryAt, now),
          ),
        )
        .orderBy(asc(refunds.nextTryAt))
        .limit(1)
        .for('update', { skipLocked: true });
      return due;
    },
    async planAgain(id, tries, nextTryAt) {
      await executor
        .update(refunds)
        .set({ tries, nextTryAt })
        .where(and(eq(refunds.id, id), eq(refunds.state, 'planned')));
    },
    async settle(ids, { answer, at, state }) {
      if (ids.length === 0) return;
      await executor
        .update(refunds)
        .set({ state, answer, settledAt: at, nextTryAt: null, pixKey: null })
        .where(and(inArray(refunds.id, [...ids]), eq(refunds.state, 'planned')));
    },
  };
}
