import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uniqBy } from 'es-toolkit';
import { buildCommerce } from '@/commerce/buildCommerce';
import { exportPerson } from '@/commerce/modules/privacy/person';
import { purge } from '@/commerce/modules/privacy/purge';
import { sealEarlierRows } from '@/commerce/modules/privacy/sealEarlierRows';
import { discardDataFolder } from '@/scripts/system/postgres/cluster';
import { startEmbeddedPostgres } from '@/scripts/system/postgres/startEmbeddedPostgres';
import { bigCounts, listOrphans, loadSales } from '@/testing/bigDatabase/loadSales';
import { contact } from '@/testing/contact';
import { query } from '@/testing/query';
import { commerceOptions } from '../support/commerceOptions';
import { connectPatiently } from '../support/connectPatiently';
import {
  listScanned,
  recordStatements,
  type Statement,
  type StatementRecorder,
} from '../support/explainStatements';
import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';
import { buy, everythingOptions, useEverything } from '../support/useEverything';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

/** Rows: below that a table is read as fast as by its index. */
const big = 5_000;

const allowed: readonly { text: RegExp; why: string }[] = [
  {
    text: /set tracking = null where ctid in/,
    why: 'once an hour, in the background: an index of it would cost every lead and every payment',
  },
  {
    text: /not starts_with\(/,
    why: 'once in the life of a process, in the background: seals what an earlier key sealed',
  },
  {
    text: /position\('@' in buyer\)/,
    why: 'once in the life of a process, in the background: hashes what an earlier version stored',
  },
  {
    text: /"provider" <> \$1\)/,
    why: 'at the start of a process, in the background: what another provider still has under way',
  },
];

const folder = path.join(tmpdir(), `checkout-plans-${randomBytes(6).toString('hex')}`);
let recorder: StatementRecorder;
let commerce: TestCommerce;
let bigOnes: ReadonlyMap<string, number>;
const closing: (() => Promise<unknown>)[] = [];

async function countRows(databaseUrl: string): Promise<ReadonlyMap<string, number>> {
  const rows = await query<{ name: string; count: number }>(
    { databaseUrl },
    `select relname as name, reltuples::float8 as count from pg_class
     where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace and reltuples >= ${big}`,
  );
  return new Map(rows.map(({ count, name }) => [name, count]));
}

beforeAll(async () => {
  // A server of its own: the tests' may be in memory, where this does not always fit.
  const server = await startEmbeddedPostgres({ dataDir: folder, isDisposable: true });
  closing.push(async () => {
    await server.stop();
    discardDataFolder(folder);
  });
  vi.stubEnv('TEST_DATABASE_URL', server.url);
  recorder = recordStatements();
  closing.push(() => {
    recorder.stop();
    return Promise.resolve();
  });
  commerce = await startTestCommerce(everythingOptions);
  closing.push(() => commerce.stop());
  await buy(commerce, 'card');
  const { provider, database } = commerce;
  await loadSales({ ...bigCounts, databaseUrl: database.url, provider: provider.name });
  bigOnes = await countRows(database.url);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  vi.unstubAllEnvs();
});

async function listScans(statements: readonly Statement[]): Promise<string[]> {
  const found: string[] = [];
  for (const statement of uniqBy(statements, ({ text }) => text)) {
    const scanned = await listScanned(commerce.database.url, statement);
    const { text } = statement;
    if (allowed.some((known) => known.text.test(text))) continue;
    found.push(...scanned.filter((name) => bigOnes.has(name)).map((name) => `${name}: ${text}`));
  }
  return found;
}

test('what is loaded is what the product could have written', async () => {
  expect(await listOrphans(commerce.database.url)).toEqual([]);
  expect(bigOnes.get('leads')).toBeGreaterThan(bigCounts.leads * 0.9);
  expect(bigOnes.get('payments')).toBeGreaterThan(bigCounts.payments * 0.9);
});

test('a plan that reads a whole table is seen', async () => {
  const statement = { text: 'select from leads where name = $1', values: [contact.name] };
  expect(await listScans([statement])).toEqual([`leads: ${statement.text}`]);
});

test('no call and no work of the worker reads a big table from its first row to its last', async () => {
  recorder.take();
  await useEverything(commerce);
  const statements = recorder.take();
  expect(statements.length).toBeGreaterThan(100);
  expect(await listScans(statements)).toEqual([]);
});

test('the nightly work, a start and a question about a person read as little, but for what is listed', async () => {
  const { connection, close } = connectPatiently(commerce.database.url);
  recorder.take();
  await exportPerson(connection, contact.email);
  await exportPerson(connection, '12345678909');
  await purge({ clock: () => new Date(), connection }, () => false);
  await sealEarlierRows(connection, () => false);
  const another = await buildCommerce(commerceOptions(commerce.database.url));
  await another.ready();
  await another.close();
  const statements = recorder.take();
  await close();
  expect(await listScans(statements)).toEqual([]);
});
