import { claimSandbox, withClaim } from '@/scripts/system/postgres/claimSandbox';
import type { Service } from '@/scripts/processes/supervisor';
import { eventually } from '@/testing/eventually';
import { createTestDatabase, type TestDatabase } from '../../../support/createTestDatabase';
import { createIdleProcess } from '../../../support/idleProcess';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const refusal =
  /^Another start on this database already runs a payment sandbox; set SANDBOX_URL, .* to share it/;
const { signal } = new AbortController();

const createSandbox = (): Service => ({
  name: 'sandbox',
  start: () => Promise.resolve(createIdleProcess()),
});

it('one database has one sandbox at a time: a second start fails and says how to share it', async () => {
  const release = await claimSandbox(database.url);
  await expect(claimSandbox(database.url)).rejects.toThrow(refusal);
  await release();
  await (
    await claimSandbox(database.url)
  )();
});

it('a running sandbox holds its claim, and releases it when it stops', async () => {
  const sandbox = withClaim(createSandbox(), database.url);
  const running = await sandbox.start(signal);
  await expect(withClaim(createSandbox(), database.url).start(signal)).rejects.toThrow(refusal);
  await running.stop();
  await (
    await claimSandbox(database.url)
  )();
});

it('a claim that is lost with its connection, as when the database restarts, is taken again', async () => {
  const release = await claimSandbox(database.url);
  const listHolders = () =>
    database.query(`select pid from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`);
  const [first] = await listHolders();
  await database.query('select pg_terminate_backend($1)', [first?.pid]);
  await eventually(listHolders, ([holder]) => holder !== undefined && holder.pid !== first?.pid);
  await expect(claimSandbox(database.url)).rejects.toThrow(refusal);
  await release();
  await (
    await claimSandbox(database.url)
  )();
});

it('a sandbox that fails to start releases its claim', async () => {
  const failing: Service = { name: 'sandbox', start: () => Promise.reject(new Error('no')) };
  await expect(withClaim(failing, database.url).start(signal)).rejects.toThrow('no');
  await (
    await claimSandbox(database.url)
  )();
});
