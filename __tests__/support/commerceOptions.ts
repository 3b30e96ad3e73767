import type { CommerceOptions } from '@/commerce/buildCommerce';
import { defaultDatabaseSettings } from '@/commerce/database/connect';
import { FakeLoyaltyProgram } from './FakeLoyaltyProgram';
import { FakeProvider } from './FakeProvider';
import { FakeSmsSender } from './FakeSmsSender';

/** A busy machine is no reason to turn a caller away; whoever tests that says how long to wait. */
export const patientDatabase = {
  ...defaultDatabaseSettings,
  statementTimeoutMs: 30_000,
  connectTimeoutMs: 30_000,
};

/** What a service of a test is built with: neighbours in memory, patience with its database, no log. */
export const commerceOptions = (databaseUrl: string) =>
  ({
    databaseUrl,
    database: patientDatabase,
    provider: new FakeProvider(),
    sms: new FakeSmsSender(),
    loyalty: new FakeLoyaltyProgram(),
    webUrl: 'http://localhost:3000',
    appEnvironment: 'test',
    logLevel: 'silent',
  }) satisfies CommerceOptions;
