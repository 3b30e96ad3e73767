import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvironment } from '@/config/start.server';
import type { ServiceSpec } from '@/scripts/processes/childProcess';
import { createSupervisor, type Service } from '@/scripts/processes/supervisor';
import { claimSandbox } from '@/scripts/system/postgres/claimSandbox';
import { runBuilt } from '@/scripts/system/specs';
import { startServices } from '@/scripts/system/startServices';
import { createTestDatabase, type TestDatabase } from '../../../support/createTestDatabase';
import { createIdleProcess } from '../../../support/idleProcess';

let database: TestDatabase;
let other: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  [database, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  dataDir = mkdtempSync(path.join(tmpdir(), 'checkout-start-'));
});
afterAll(async () => {
  await Promise.all([database.drop(), other.drop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

const refusal = /^Another start on this database already runs a payment sandbox/;

const createIdleService = ({ name }: ServiceSpec): Service => ({
  name,
  start: () => Promise.resolve(createIdleProcess()),
});

const begin = async (given: Record<string, string>) => {
  const supervisor = createSupervisor(() => undefined);
  const environment = readEnvironment({ DATA_DIR: dataDir, ...given });
  const started = startServices(
    supervisor,
    environment,
    runBuilt,
    () => undefined,
    createIdleService,
  );
  await started.catch(async (error: unknown) => {
    await supervisor.stop();
    throw error;
  });
  return supervisor;
};

it('of two starts on one database the second is refused, until it shares the first one’s sandbox', async () => {
  const first = await begin({ DATABASE_URL: database.url });
  await expect(begin({ DATABASE_URL: database.url })).rejects.toThrow(refusal);
  const sharing = await begin({
    DATABASE_URL: database.url,
    SANDBOX_URL: 'http://127.0.0.1:4100',
    SANDBOX_API_KEY: 'the-key-of-the-sandbox',
    SANDBOX_WEBHOOK_SECRET: Buffer.alloc(32).toString('base64'),
  });
  await sharing.stop();
  await first.stop();
});

// Behind a transaction pooler a lock of the session stays with a connection that others are given, too.
// Locks are of one database, so another one shows which address was used.
it('the sandbox is claimed past a transaction pooler, at the address for LISTEN', async () => {
  const first = await begin({
    DATABASE_URL: other.url,
    DATABASE_POOLER: 'true',
    DATABASE_LISTEN_URL: database.url,
  });
  await expect(claimSandbox(database.url)).rejects.toThrow(refusal);
  const unclaimed = await claimSandbox(other.url);
  await unclaimed();
  await first.stop();
});
