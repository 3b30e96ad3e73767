import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from './connect';
import { leads, phoneCodes, phoneCodeTries, type PhoneCodeRow, type PhoneCodeTry } from './tables';

/** Codes that were never used, of one phone or one address, that count against its limit. */
interface UnusedSince {
  since: Date;
}

export interface PhoneCodes {
  /** Waits until no other transaction works on this phone. */
  lockPhone(phone: string): Promise<void>;
  /** @returns False when the idempotency key is another code's; nothing is written then. */
  create(code: PhoneCodeRow): Promise<boolean>;
  /** Takes back a code that could not be delivered. */
  remove(id: string): Promise<void>;
  getByIdempotencyKey(key: string): Promise<PhoneCodeRow | undefined>;
  /** The newest code of a phone. */
  getLatest(phone: string): Promise<PhoneCodeRow | undefined>;
  /** When the unused codes of a phone were sent, oldest first. */
  listUnusedOfPhone(phone: string, range: UnusedSince): Promise<Date[]>;
  listUnusedOfAddress(address: string, range: UnusedSince): Promise<Date[]>;
  getTry(idempotencyKey: string): Promise<PhoneCodeTry | undefined>;
  countTries(codeId: string): Promise<number>;
  createTry(attempt: PhoneCodeTry): Promise<void>;
  /** Ends a code and marks the lead's phone as verified. */
  verify(code: { id: string; leadId: string; at: Date }): Promise<void>;
}

export function createPhoneCodes(executor: Executor): PhoneCodes {
  const listUnused = async (owner: ReturnType<typeof eq>, { since }: UnusedSince) => {
    const rows = await executor
      .select({ sentAt: phoneCodes.sentAt })
      .from(phoneCodes)
      .where(and(owner, isNull(phoneCodes.usedAt), gt(phoneCodes.sentAt, since)))
      .orderBy(phoneCodes.sentAt);
    return rows.map(({ sentAt }) => sentAt);
  };
  return {
    async lockPhone(phone) {
      await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`);
    },
    async create(code) {
      const written = await executor
        .insert(phoneCodes)
        .values(code)
        .onConflictDoNothing({ target: phoneCodes.idempotencyKey })
        .returning({ id: phoneCodes.id });
      return written.length > 0;
    },
    async remove(id) {
      await executor.delete(phoneCodes).where(eq(phoneCodes.id, id));
    },
    async getByIdempotencyKey(key) {
      const [row] = await executor
        .select()
        .from(phoneCodes)
        .where(eq(phoneCodes.idempotencyKey, key));
      return row;
    },
    async getLatest(phone) {
      const [row] = await executor
        .select()
        .from(phoneCodes)
        .where(eq(phoneCodes.phone, phone))
        .orderBy(desc(phoneCodes.sentAt))
        .limit(1);
      return row;
    },
    listUnusedOfPhone: (phone, range) => listUnused(eq(phoneCodes.phone, phone), range),
    listUnusedOfAddress: (address, range) => listUnused(eq(phoneCodes.address, address), range),
    async getTry(idempotencyKey) {
      const [row] = await executor
        .select()
        .from(phoneCodeTries)
        .where(eq(phoneCodeTries.idempotencyKey, idempotencyKey));
      return row;
    },
    countTries: (codeId) => executor.$count(phoneCodeTries, eq(phoneCodeTries.phoneCodeId, codeId)),
    async createTry(attempt) {
      await executor.insert(phoneCodeTries).values(attempt);
    },
    async verify({ at, id, leadId }) {
      await executor.update(phoneCodes).set({ usedAt: at }).where(eq(phoneCodes.id, id));
      await executor.update(leads).set({ phoneVerifiedAt: at }).where(eq(leads.id, leadId));
    },
  };
}
