import type { CommerceOptions } from '@/commerce/buildCommerce';
import { defaultDatabaseSettings } from '@/commerce/database/connect';
import { FakeLoyaltyProgram } from './FakeLoyaltyProgram';
import { FakeProvider } from './FakeProvider';
import { FakeSmsSender } from './FakeSmsSender';

export const patientDatabase = {
  ...defaultDatabaseSettings,
  statementTimeoutMs: 30_000,
  connectTimeoutMs: 30_000,
};

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
