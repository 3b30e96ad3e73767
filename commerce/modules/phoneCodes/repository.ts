import { desc, eq } from 'drizzle-orm';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/connect';
import { fingerprint, sealedText } from '../../database/sealing';
import type { CodeStore } from './codeRules';
import { codeColumns, createCodeQueries, tryColumns } from './codeStore';

const phoneCodes = pgTable('phone_codes', {
  ...codeColumns,
  leadId: uuid('lead_id').notNull(),
  phone: sealedText('phone').notNull(),
  phoneHash: text('phone_hash'),
  codeHash: text('code_hash').notNull(),
});

const phoneCodeTries = pgTable('phone_code_tries', {
  ...tryColumns,
  phoneCodeId: uuid('phone_code_id').notNull(),
  isRight: boolean('is_right').notNull(),
});

export type PhoneCodeRow = Omit<typeof phoneCodes.$inferSelect, 'phoneHash'>;
export type PhoneCodeTry = typeof phoneCodeTries.$inferSelect;

interface PhoneCodeRepository extends CodeStore<PhoneCodeRow, PhoneCodeTry> {
  findLatest(phone: string): Promise<PhoneCodeRow | undefined>;
}

export function phoneCodeRepository(executor: Executor): PhoneCodeRepository {
  const tables = {
    codes: phoneCodes,
    owner: phoneCodes.phoneHash,
    tries: phoneCodeTries,
    codeId: phoneCodeTries.phoneCodeId,
  };
  const queries = createCodeQueries(executor, tables);
  return {
    ...queries,
    listUnusedOfOwner: (phone, range) => queries.listUnusedOfOwner(fingerprint(phone), range),
    async create(code) {
      const written = await executor
        .insert(phoneCodes)
        .values({ ...code, phoneHash: fingerprint(code.phone) })
        .onConflictDoNothing({ target: phoneCodes.idempotencyKey })
        .returning({ id: phoneCodes.id });
      return written.length > 0;
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
        .where(eq(phoneCodes.phoneHash, fingerprint(phone)))
        .orderBy(desc(phoneCodes.sentAt))
        .limit(1);
      return row;
    },
    async findTry(idempotencyKey) {
      const [row] = await executor
        .select()
        .from(phoneCodeTries)
        .where(eq(phoneCodeTries.idempotencyKey, idempotencyKey));
      return row;
    },
    async createTry(attempt) {
      await executor.insert(phoneCodeTries).values(attempt);
    },
  };
}
