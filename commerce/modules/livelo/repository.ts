import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LiveloDevice } from '@/contract/livelo';
import { moment } from '../../database/columns';
import type { Executor } from '../../database/connect';
import type { CodeStore } from '../phoneCodes/codeRules';
import { codeColumns, createCodeQueries, tryColumns } from '../phoneCodes/codeStore';

const liveloSessions = pgTable('livelo_sessions', {
  id: uuid('id').primaryKey(),
  token: text('token').notNull().unique(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  leadId: uuid('lead_id').notNull(),
  memberId: text('member_id').notNull(),
  devices: jsonb('devices').$type<LiveloDevice[]>().notNull(),
  address: text('address'),
  authorization: text('authorization'),
  blockedAt: moment('blocked_at'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

const liveloCodes = pgTable('livelo_codes', {
  ...codeColumns,
  sessionId: uuid('session_id').notNull(),
  memberId: text('member_id').notNull(),
  deviceId: text('device_id').notNull(),
});

const liveloCodeTries = pgTable('livelo_code_tries', {
  ...tryColumns,
  codeId: uuid('code_id').notNull(),
  outcome: text('outcome', { enum: ['right', 'wrong', 'expired', 'blocked'] }),
});

export type LiveloSessionRow = typeof liveloSessions.$inferSelect;
export type LiveloCodeRow = typeof liveloCodes.$inferSelect;
export type LiveloCodeTry = typeof liveloCodeTries.$inferSelect;

interface UnverifiedSince {
  since: Date;
}

interface SessionRepository {
  lockLead(leadId: string): Promise<void>;
  /** @returns False when the idempotency key is another session's; nothing is written then. */
  create(session: LiveloSessionRow): Promise<boolean>;
  findByIdempotencyKey(key: string): Promise<LiveloSessionRow | undefined>;
  findByToken(token: string): Promise<LiveloSessionRow | undefined>;
  listUnverifiedOfLead(leadId: string, range: UnverifiedSince): Promise<Date[]>;
  listUnverifiedOfAddress(address: string, range: UnverifiedSince): Promise<Date[]>;
  authorize(session: { id: string; authorization: string; expiresAt: Date }): Promise<void>;
  block(session: { id: string; at: Date }): Promise<void>;
}

export function sessionRepository(executor: Executor): SessionRepository {
  const listUnverified = async (owner: ReturnType<typeof eq>, { since }: UnverifiedSince) => {
    const rows = await executor
      .select({ createdAt: liveloSessions.createdAt })
      .from(liveloSessions)
      .where(and(owner, isNull(liveloSessions.authorization), gt(liveloSessions.createdAt, since)))
      .orderBy(liveloSessions.createdAt);
    return rows.map(({ createdAt }) => createdAt);
  };
  return {
    async lockLead(leadId) {
      const name = `livelo ${leadId}`;
      await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    },
    async create(session) {
      const written = await executor
        .insert(liveloSessions)
        .values(session)
        .onConflictDoNothing({ target: liveloSessions.idempotencyKey })
        .returning({ id: liveloSessions.id });
      return written.length > 0;
    },
    async findByIdempotencyKey(key) {
      const [row] = await executor
        .select()
        .from(liveloSessions)
        .where(eq(liveloSessions.idempotencyKey, key));
      return row;
    },
    async findByToken(token) {
      const [row] = await executor
        .select()
        .from(liveloSessions)
        .where(eq(liveloSessions.token, token));
      return row;
    },
    listUnverifiedOfLead: (leadId, range) =>
      listUnverified(eq(liveloSessions.leadId, leadId), range),
    listUnverifiedOfAddress: (address, range) =>
      listUnverified(eq(liveloSessions.address, address), range),
    async authorize({ authorization, expiresAt, id }) {
      await executor
        .update(liveloSessions)
        .set({ authorization, expiresAt })
        .where(eq(liveloSessions.id, id));
    },
    async block({ at, id }) {
      await executor.update(liveloSessions).set({ blockedAt: at }).where(eq(liveloSessions.id, id));
    },
  };
}

interface LiveloCodeRepository extends CodeStore<LiveloCodeRow, LiveloCodeTry> {
  findLatest(sessionId: string): Promise<LiveloCodeRow | undefined>;
  recordOutcome(
    idempotencyKey: string,
    outcome: NonNullable<LiveloCodeTry['outcome']>,
  ): Promise<void>;
}

export function liveloCodeRepository(executor: Executor): LiveloCodeRepository {
  const tables = {
    codes: liveloCodes,
    owner: liveloCodes.memberId,
    tries: liveloCodeTries,
    codeId: liveloCodeTries.codeId,
  };
  return {
    ...createCodeQueries(executor, tables),
    async create(code) {
      const written = await executor
        .insert(liveloCodes)
        .values(code)
        .onConflictDoNothing({ target: liveloCodes.idempotencyKey })
        .returning({ id: liveloCodes.id });
      return written.length > 0;
    },
    async findByIdempotencyKey(key) {
      const [row] = await executor
        .select()
        .from(liveloCodes)
        .where(eq(liveloCodes.idempotencyKey, key));
      return row;
    },
    async findLatest(sessionId) {
      const [row] = await executor
        .select()
        .from(liveloCodes)
        .where(eq(liveloCodes.sessionId, sessionId))
        .orderBy(desc(liveloCodes.sentAt))
        .limit(1);
      return row;
    },
    async findTry(idempotencyKey) {
      const [row] = await executor
        .select()
        .from(liveloCodeTries)
        .where(eq(liveloCodeTries.idempotencyKey, idempotencyKey));
      return row;
    },
    async createTry(attempt) {
      await executor.insert(liveloCodeTries).values(attempt);
    },
    async recordOutcome(idempotencyKey, outcome) {
      await executor
        .update(liveloCodeTries)
        .set({ outcome })
        .where(eq(liveloCodeTries.idempotencyKey, idempotencyKey));
    },
  };
}
