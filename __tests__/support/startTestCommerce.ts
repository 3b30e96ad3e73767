import { buildCommerce, type CommerceOptions } from '@/commerce/buildCommerce';
import type { App } from '@/commerce/http/App';
import { commerceOptions } from './commerceOptions';
import { createTestDatabase, type TestDatabase } from './createTestDatabase';
import { FakeLoyaltyProgram } from './FakeLoyaltyProgram';
import type { FakeProvider } from './FakeProvider';
import type { FakeSmsSender } from './FakeSmsSender';

export interface TestCommerce {
  app: App;
  database: TestDatabase;
  provider: FakeProvider;
  sms: FakeSmsSender;
  loyalty: FakeLoyaltyProgram;
  passTime(milliseconds: number): void;
  stop(): Promise<void>;
}

/** Looks for due payments several times in the 300 ms that a test waits to see that nothing happens. */
export const quickSweep = { sweepIntervalMs: 100 };

export async function startTestCommerce(
  options: Partial<Omit<CommerceOptions, 'databaseUrl' | 'provider' | 'sms' | 'loyalty'>> = {},
): Promise<TestCommerce> {
  const database = await createTestDatabase();
  let offset = 0;
  const clock = () => new Date(Date.now() + offset);
  const loyalty = new FakeLoyaltyProgram(clock);
  const neighbours = { ...commerceOptions(database.url), loyalty };
  const app = await buildCommerce({
    ...neighbours,
    clock,
    ...options,
    // One sweep runs some twenty statements; most tests only need that it runs at all.
    timing: { sweepIntervalMs: 500, replayWaitMs: 3_000, ...options.timing },
  });
  await app.ready();
  return {
    app,
    database,
    provider: neighbours.provider,
    sms: neighbours.sms,
    loyalty,
    passTime: (milliseconds) => {
      offset += milliseconds;
    },
    async stop() {
      await app.close();
      await database.drop();
    },
  };
}
