import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from './connect';
import {
  liveloCodes,
  liveloCodeTries,
  type LiveloCodeRow,
  type LiveloCodeTry,
} from './liveloTables';

/** Codes that were never used, of one member or one address, that count against its limit. */
interface UnusedSince {
  since: Date;
}

export interface LiveloCodes {
  /** Waits until no other transaction works on this member's codes. */
  lockMember(memberId: string): Promise<void>;
  /** @returns False when the idempotency key is another code's; nothing is written then. */
  create(code: LiveloCodeRow): Promise<boolean>;
  remove(id: string): Promise<void>;
  getByIdempotencyKey(key: string): Promise<LiveloCodeRow | undefined>;
  /** The code of a session that was sent last. */
  getLatest(sessionId: string): Promise<LiveloCodeRow | undefined>;
  /** When they were sent, oldest first. */
  listUnusedOfMember(memberId: string, range: UnusedSince): Promise<Date[]>;
  listUnusedOfAddress(address: string, range: UnusedSince): Promise<Date[]>;
  getTry(idempotencyKey: string): Promise<LiveloCodeTry | undefined>;
  countTries(codeId: string): Promise<number>;
  createTry(attempt: LiveloCodeTry): Promise<void>;
  /** What the programme said of a try. */
  settleTry(idempotencyKey: string, outcome: NonNullable<LiveloCodeTry['outcome']>): Promise<void>;
  use(id: string, at: Date): Promise<void>;
}

export function createLiveloCodes(executor: Executor): LiveloCodes {
  const listUnused = async (owner: ReturnType<typeof eq>, { since }: UnusedSince) => {
    const rows = await executor
      .select({ sentAt: liveloCodes.sentAt })
      .from(liveloCodes)
      .where(and(owner, isNull(liveloCodes.usedAt), gt(liveloCodes.sentAt, since)))
      .orderBy(liveloCodes.sentAt);
    return rows.map(({ sentAt }) => sentAt);
  };
  return {
    async lockMember(memberId) {
      await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${memberId}, 0))`);
    },
    async create(code) {
      const written = await executor
        .insert(liveloCodes)
        .values(code)
        .onConflictDoNothing({ target: liveloCodes.idempotencyKey })
        .returning({ id: liveloCodes.id });
      return written.length > 0;
    },
    async remove(id) {
      await executor.delete(liveloCodes).where(eq(liveloCodes.id, id));
    },
    async getByIdempotencyKey(key) {
      const [row] = await executor
        .select()
        .from(liveloCodes)
        .where(eq(liveloCodes.idempotencyKey, key));
      return row;
    },
    async getLatest(sessionId) {
      const [row] = await executor
        .select()
        .from(liveloCodes)
        .where(eq(liveloCodes.sessionId, sessionId))
        .orderBy(desc(liveloCodes.sentAt))
        .limit(1);
      return row;
    },
    listUnusedOfMember: (memberId, range) => listUnused(eq(liveloCodes.memberId, memberId), range),
    listUnusedOfAddress: (address, range) => listUnused(eq(liveloCodes.address, address), range),
    async getTry(idempotencyKey) {
      const [row] = await executor
        .select()
        .from(liveloCodeTries)
        .where(eq(liveloCodeTries.idempotencyKey, idempotencyKey));
      return row;
    },
    countTries: (codeId) => executor.$count(liveloCodeTries, eq(liveloCodeTries.codeId, codeId)),
    async createTry(attempt) {
      await executor.insert(liveloCodeTries).values(attempt);
    },
    async settleTry(idempotencyKey, outcome) {
      await executor
        .update(liveloCodeTries)
        .set({ outcome })
        .where(eq(liveloCodeTries.idempotencyKey, idempotencyKey));
    },
    async use(id, at) {
      await executor.update(liveloCodes).set({ usedAt: at }).where(eq(liveloCodes.id, id));
    },
  };
}
