import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from './connect';
import { liveloSessions, type LiveloSessionRow } from './liveloTables';

/** Sessions that nobody proved to be a member in, since a moment. */
interface UnprovenSince {
  since: Date;
}

export interface LiveloSessions {
  /** Waits until no other transaction opens a session for this lead. */
  lockLead(leadId: string): Promise<void>;
  /** @returns False when the idempotency key is another session's; nothing is written then. */
  create(session: LiveloSessionRow): Promise<boolean>;
  getByIdempotencyKey(key: string): Promise<LiveloSessionRow | undefined>;
  getByToken(token: string): Promise<LiveloSessionRow | undefined>;
  /** When they were opened, oldest first. */
  listUnprovenOfLead(leadId: string, range: UnprovenSince): Promise<Date[]>;
  listUnprovenOfAddress(address: string, range: UnprovenSince): Promise<Date[]>;
  /** The member proved who they are. */
  authorize(session: { id: string; authorization: string; expiresAt: Date }): Promise<void>;
  /** The programme lets this member redeem nothing. */
  block(session: { id: string; at: Date }): Promise<void>;
}

export function createLiveloSessions(executor: Executor): LiveloSessions {
  const listUnproven = async (owner: ReturnType<typeof eq>, { since }: UnprovenSince) => {
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
    async getByIdempotencyKey(key) {
      const [row] = await executor
        .select()
        .from(liveloSessions)
        .where(eq(liveloSessions.idempotencyKey, key));
      return row;
    },
    async getByToken(token) {
      const [row] = await executor
        .select()
        .from(liveloSessions)
        .where(eq(liveloSessions.token, token));
      return row;
    },
    listUnprovenOfLead: (leadId, range) => listUnproven(eq(liveloSessions.leadId, leadId), range),
    listUnprovenOfAddress: (address, range) =>
      listUnproven(eq(liveloSessions.address, address), range),
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
