import { eq } from 'drizzle-orm';
import type { Executor } from './connect';
import { samples, type SampleRow } from './subscriptionTables';

export interface Samples {
  create(sample: SampleRow): Promise<void>;
  get(idempotencyKey: string): Promise<SampleRow | undefined>;
}

export function createSamples(executor: Executor): Samples {
  return {
    async create(sample) {
      await executor.insert(samples).values(sample);
    },
    async get(idempotencyKey) {
      const [sample] = await executor
        .select()
        .from(samples)
        .where(eq(samples.idempotencyKey, idempotencyKey));
      return sample;
    },
  };
}
