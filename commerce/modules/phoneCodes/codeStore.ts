import { and, type ColumnBaseConfig, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { integer, type PgColumn, type PgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns';
import type { Executor } from '../../database/connect';
import type { CodeStore, CodeTry, IssuedCode } from './codeRules';

export const codeColumns = {
  id: uuid('id').primaryKey(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  address: text('address'),
  sentAt: moment('sent_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
};

export const tryColumns = {
  idempotencyKey: uuid('idempotency_key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  attemptsLeft: integer('attempts_left').notNull(),
  at: moment('at').notNull(),
};

interface MomentConfig extends ColumnBaseConfig<'date', 'PgTimestamp'> {
  data: Date;
  notNull: true;
}

interface CodeTables {
  codes: PgTable &
    Record<'address' | 'id' | 'usedAt', PgColumn> & { sentAt: PgColumn<MomentConfig> };
  owner: PgColumn;
  tries: PgTable;
  codeId: PgColumn;
}

export function createCodeQueries(
  executor: Executor,
  { codeId, codes, owner, tries }: CodeTables,
): Pick<
  CodeStore<IssuedCode, CodeTry>,
  'countTries' | 'listUnusedOfAddress' | 'listUnusedOfOwner' | 'lock' | 'remove' | 'use'
> {
  const listUnused = async (condition: SQL, since: Date): Promise<Date[]> => {
    const rows = await executor
      .select({ sentAt: codes.sentAt })
      .from(codes)
      .where(and(condition, isNull(codes.usedAt), gt(codes.sentAt, since)))
      .orderBy(codes.sentAt);
    return rows.map(({ sentAt }) => sentAt);
  };
  return {
    async lock(name) {
      await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    },
    async remove(id) {
      await executor.delete(codes).where(eq(codes.id, id));
    },
    listUnusedOfOwner: (name, { since }) => listUnused(eq(owner, name), since),
    listUnusedOfAddress: (address, { since }) => listUnused(eq(codes.address, address), since),
    countTries: (id) => executor.$count(tries, eq(codeId, id)),
    async use(id, usedAt) {
      await executor.update(codes).set({ usedAt }).where(eq(codes.id, id));
    },
  };
}
