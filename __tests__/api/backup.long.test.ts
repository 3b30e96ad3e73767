import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCommerce } from '@/commerce/buildCommerce';
import { migrate } from '@/commerce/database/migrate';
import type { App } from '@/commerce/http/App';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import { discardDataFolder } from '@/scripts/system/postgres/cluster';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@/scripts/system/postgres/startEmbeddedPostgres';
import { commerceOptions } from '../support/commerceOptions';
import { createLead, paymentBody, post } from '../support/commerceRequests';
import { findInstalledPostgres, startInstalledPostgres } from '../support/installedPostgres';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let folder: string;
const servers: EmbeddedPostgres[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'checkout-backup-'));
  // PostgreSQL may run under another account.
  execFileSync('chmod', ['711', folder]);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  for (const name of ['before', 'backup', 'after']) {
    const dataDir = path.join(folder, name);
    discardDataFolder(dataDir);
  }
  rmSync(folder, { recursive: true, force: true });
});

async function startDatabase(name: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: path.join(folder, name) });
  servers.push(server);
  return server;
}

async function withCommerce<Result>(
  databaseUrl: string,
  work: (app: App) => Promise<Result>,
): Promise<Result> {
  await migrate(databaseUrl);
  const app = await buildCommerce(commerceOptions(databaseUrl));
  try {
    await app.ready();
    return await work(app);
  } finally {
    await app.close();
  }
}

/** @returns the token of a paid payment */
const buy = (databaseUrl: string) =>
  withCommerce(databaseUrl, async (app) => {
    const paid = await post(app, paths.paymentV2, paymentBody(await createLead(app)));
    expect(paid.json()).toMatchObject({ payment: { state: 'paid' } });
    return paid.json<PaymentResponse>().token;
  });

async function expectRestored(databaseUrl: string, token: string): Promise<void> {
  const found = await withCommerce(databaseUrl, async (app) => {
    expect((await app.inject(paths.readiness)).statusCode).toBe(200);
    return app.inject(buildPath(paths.payment, { token }));
  });
  expect(found.json()).toMatchObject({ token, state: 'paid' });
  expect(await buy(databaseUrl)).not.toBe(token);
}

test('a copy of the stopped data folder is a backup of the embedded database', async () => {
  const before = await startDatabase('before');
  const token = await buy(before.url);
  await before.stop();
  servers.pop();
  const dataDir = path.join(folder, 'before');
  execFileSync('cp', ['-a', dataDir, path.join(folder, 'backup')]);
  discardDataFolder(dataDir);

  execFileSync('cp', ['-a', path.join(folder, 'backup'), dataDir]);
  const restored = await startDatabase('before');
  await expectRestored(restored.url, token);
});

const binaries = findInstalledPostgres();
const testWithTools = binaries === undefined ? test.skip : test;

testWithTools(
  'what pg_dump takes of one major version, pg_restore brings into the next (needs PostgreSQL of the system)',
  async () => {
    const tools = binaries ?? '';
    const source = await startInstalledPostgres(tools);
    const dump = path.join(folder, 'checkout.dump');
    let token = '';
    try {
      token = await buy(source.url);
      execFileSync(path.join(tools, 'pg_dump'), [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        `--file=${dump}`,
        source.url,
      ]);
    } finally {
      source.stop();
    }
    const after = await startDatabase('after');
    execFileSync(path.join(tools, 'pg_restore'), [
      '--no-owner',
      '--no-privileges',
      '--single-transaction',
      '--exit-on-error',
      `--dbname=${after.url}`,
      dump,
    ]);
    await expectRestored(after.url, token);
  },
);
