import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns';
import type { Executor } from '../../database/connect';
import type { MailFacts } from './Mail';

const mails = pgTable('mails', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  about: text('about').notNull(),
  leadId: uuid('lead_id').notNull(),
  paymentId: uuid('payment_id'),
  facts: jsonb('facts').$type<MailFacts>().notNull(),
  state: text('state', { enum: ['planned', 'sent', 'refused', 'failed', 'dropped'] }).notNull(),
  dueAt: moment('due_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  lastResult: text('last_result'),
  nextAttemptAt: moment('next_attempt_at'),
  createdAt: moment('created_at').notNull(),
  settledAt: moment('settled_at'),
});

export type MailRow = typeof mails.$inferSelect;
export type NewMail = Pick<
  MailRow,
  'about' | 'createdAt' | 'dueAt' | 'facts' | 'id' | 'kind' | 'leadId' | 'paymentId'
>;

const timestamp = (date: Date) => sql`${date.toISOString()}::timestamptz`;

export type Settlement =
  | Readonly<{
      state: Exclude<MailRow['state'], 'planned'>;
      lastResult: string;
      nextAttemptAt: null;
      settledAt: Date;
    }>
  | Readonly<{ state: 'planned'; lastResult: string; nextAttemptAt: Date }>;

export interface MailBacklog {
  waiting: number;
  failed: number;
  oldestSeconds: number;
}

interface MailRepository {
  plan(planned: readonly NewMail[]): Promise<void>;
  /**
   * Claims the longest due mail, and skips those that others work on.
   * @param until when another worker may claim it, should this attempt never report
   */
  claim(now: Date, until: Date): Promise<MailRow | undefined>;
  settle(mail: MailRow, result: Settlement): Promise<void>;
  readBacklog(): Promise<MailBacklog>;
}

export function mailRepository(executor: Executor): MailRepository {
  return {
    async plan(planned) {
      if (planned.length === 0) return;
      const rows = planned.map((mail) => ({
        ...mail,
        state: 'planned' as const,
        nextAttemptAt: mail.dueAt,
      }));
      await executor.insert(mails).values(rows).onConflictDoNothing();
    },
    async claim(now, until) {
      const due = executor.$with('due', { id: mails.id }).as(sql`
        select id from mails where state = 'planned' and next_attempt_at <= ${timestamp(now)}
        order by next_attempt_at limit 1 for update skip locked`);
      const [mail] = await executor
        .with(due)
        .update(mails)
        .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: until })
        .from(due)
        .where(eq(mails.id, due.id))
        .returning(getTableColumns(mails));
      return mail;
    },
    async settle({ attempts, id }, settlement) {
      await executor
        .update(mails)
        .set(settlement)
        .where(and(eq(mails.id, id), eq(mails.attempts, attempts), eq(mails.state, 'planned')));
    },
    async readBacklog() {
      const { dueAt, state } = mails;
      const rows = await executor
        .select({
          state,
          count: count(),
          oldestSeconds: sql<number>`extract(epoch from now() - min(${dueAt}))::float8`,
        })
        .from(mails)
        .where(sql`${state} = 'failed' or (${state} = 'planned' and ${dueAt} <= now())`)
        .groupBy(state);
      const find = (wanted: MailRow['state']) => rows.find((row) => row.state === wanted);
      return {
        waiting: find('planned')?.count ?? 0,
        failed: find('failed')?.count ?? 0,
        oldestSeconds: Math.max(0, find('planned')?.oldestSeconds ?? 0),
      };
    },
  };
}
