import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/connect';
import type { CodeStore } from './codeRules';

const phoneCodes = pgTable('phone_codes', {
  id: uuid('id').primaryKey(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  leadId: uuid('lead_id').notNull(),
  phone: text('phone').notNull(),
  address: text('address'),
  codeHash: text('code_hash').notNull(),
  sentAt: moment('sent_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

const phoneCodeTries = pgTable('phone_code_tries', {
  idempotencyKey: uuid('idempotency_key').primaryKey(),
  phoneCodeId: uuid('phone_code_id').notNull(),
  requestHash: text('request_hash').notNull(),
  isRight: boolean('is_right').notNull(),
  attemptsLeft: integer('attempts_left').notNull(),
  at: moment('at').notNull(),
});

export type PhoneCodeRow = typeof phoneCodes.$inferSelect;
export type PhoneCodeTry = typeof phoneCodeTries.$inferSelect;

export interface PhoneCodeRepository extends CodeStore<PhoneCodeRow, PhoneCodeTry> {
  findLatest(phone: string): Promise<PhoneCodeRow | undefined>;
}

export function phoneCodeRepository(executor: Executor): PhoneCodeRepository {
  const listUnused = async (owner: ReturnType<typeof eq>, since: Date) => {
    const rows = await executor
      .select({ sentAt: phoneCodes.sentAt })
      .from(phoneCodes)
      .where(and(owner, isNull(phoneCodes.usedAt), gt(phoneCodes.sentAt, since)))
      .orderBy(phoneCodes.sentAt);
    return rows.map(({ sentAt }) => sentAt);
  };
  return {
    async lock(phone) {
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
    async findByIdempotencyKey(key) {
      const [row] = await executor
        .select()
        .from(phoneCodes)
        .where(eq(phoneCodes.idempotencyKey, key));
      return row;
    },
    async findLatest(phone) {
      const [row] = await executor
        .select()
        .from(phoneCodes)
        .where(eq(phoneCodes.phone, phone))
        .orderBy(desc(phoneCodes.sentAt))
        .limit(1);
      return row;
    },
    listUnusedOfOwner: (phone, { since }) => listUnused(eq(phoneCodes.phone, phone), since),
    listUnusedOfAddress: (address, { since }) => listUnused(eq(phoneCodes.address, address), since),
    async findTry(idempotencyKey) {
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
    async use(id, usedAt) {
      await executor.update(phoneCodes).set({ usedAt }).where(eq(phoneCodes.id, id));
    },
  };
}
