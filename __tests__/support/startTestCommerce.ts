import { buildCommerce, type CommerceOptions } from '@/commerce/buildCommerce';
import { defaultDatabaseSettings } from '@/commerce/database/connect';
import type { App } from '@/commerce/http/App';
import { createTestDatabase, type TestDatabase } from './createTestDatabase';
import { FakeLoyaltyProgram } from './FakeLoyaltyProgram';
import { FakeProvider } from './FakeProvider';
import { FakeSmsSender } from './FakeSmsSender';

export interface TestCommerce {
  app: App;
  database: TestDatabase;
  provider: FakeProvider;
  sms: FakeSmsSender;
  loyalty: FakeLoyaltyProgram;
  /** Moves the service's clock forward. */
  passTime(milliseconds: number): void;
  stop(): Promise<void>;
}

/** A busy machine is no reason to turn a caller away; whoever tests that says how long to wait. */
export const patientDatabase = {
  ...defaultDatabaseSettings,
  statementTimeout: 30_000,
  connectTimeout: 30_000,
};

/** Looks for due payments several times in the 300 ms that a test waits to see that nothing happens. */
export const quickSweep = { sweepEvery: 50 };

/** A fresh service on a fresh database, with a provider in memory and a clock that can be moved. */
export async function startTestCommerce(
  options: Partial<Omit<CommerceOptions, 'databaseUrl' | 'provider' | 'sms' | 'loyalty'>> = {},
): Promise<TestCommerce> {
  const database = await createTestDatabase();
  const provider = new FakeProvider();
  const sms = new FakeSmsSender();
  let offset = 0;
  const clock = () => new Date(Date.now() + offset);
  const loyalty = new FakeLoyaltyProgram(clock);
  const app = await buildCommerce({
    webUrl: 'http://localhost:3000',
    appEnvironment: 'test',
    logLevel: 'silent',
    clock,
    database: patientDatabase,
    ...options,
    // Each look is a handful of statements; most tests only need that it looks at all.
    timing: { sweepEvery: 200, replayWait: 3_000, ...options.timing },
    databaseUrl: database.url,
    provider,
    sms,
    loyalty,
  });
  await app.ready();
  return {
    app,
    database,
    provider,
    sms,
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
