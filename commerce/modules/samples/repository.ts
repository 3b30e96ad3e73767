import { eq } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns';
import type { Executor } from '../../database/connect';

const samples = pgTable('samples', {
  idempotencyKey: uuid('idempotency_key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  reference: text('reference').notNull(),
  path: text('path').notNull(),
  createdAt: moment('created_at').notNull(),
});

type SampleRow = typeof samples.$inferSelect;

interface SampleRepository {
  create(sample: SampleRow): Promise<void>;
  find(idempotencyKey: string): Promise<SampleRow | undefined>;
}

export function sampleRepository(executor: Executor): SampleRepository {
  return {
    async create(sample) {
      await executor.insert(samples).values(sample);
    },
    async find(idempotencyKey) {
      const [sample] = await executor
        .select()
        .from(samples)
        .where(eq(samples.idempotencyKey, idempotencyKey));
      return sample;
    },
  };
}
