import { eq } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns';
import type { Executor } from '../database/connect';

const writeKeys = pgTable('write_keys', {
  idempotencyKey: uuid('idempotency_key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  createdAt: moment('created_at').notNull(),
});

type WriteKeyRow = typeof writeKeys.$inferSelect;

interface WriteKeyRepository {
  /**
   * Inside a transaction, waits for another one that writes the same key.
   * @returns false when the key exists already; nothing is written then.
   */
  create(key: WriteKeyRow): Promise<boolean>;
  find(idempotencyKey: string): Promise<WriteKeyRow | undefined>;
}

export function writeKeyRepository(executor: Executor): WriteKeyRepository {
  return {
    async create(key) {
      const written = await executor
        .insert(writeKeys)
        .values(key)
        .onConflictDoNothing()
        .returning({ idempotencyKey: writeKeys.idempotencyKey });
      return written.length > 0;
    },
    async find(idempotencyKey) {
      const [key] = await executor
        .select()
        .from(writeKeys)
        .where(eq(writeKeys.idempotencyKey, idempotencyKey));
      return key;
    },
  };
}
