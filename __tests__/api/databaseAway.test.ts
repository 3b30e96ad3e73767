import { setTimeout as wait } from 'node:timers/promises';
import { buildCommerce } from '@/commerce/buildCommerce';
import { defaultDatabaseSettings, inTransaction } from '@/commerce/database/connect';
import type { Health } from '@/contract/health';
import { paths } from '@/contract/paths';
import { eventually } from '@/testing/eventually';
import { commerceOptions } from '../support/commerceOptions';
import { leadBody, post } from '../support/commerceRequests';
import { connectPatiently } from '../support/connectPatiently';
import { createTestDatabase } from '../support/createTestDatabase';
import { startTestCommerce } from '../support/startTestCommerce';

vi.mock('node:timers/promises', { spy: true });

test('without its database the service answers 503 at once, and products still load', async () => {
  const app = await buildCommerce({
    ...commerceOptions('postgresql://nobody@127.0.0.1:1/none'),
    database: defaultDatabaseSettings,
  });
  await app.ready();
  const lead = await post(app, paths.lead, leadBody);
  expect(lead.statusCode).toBe(503);
  expect(lead.json()).toMatchObject({ code: 'service_unavailable' });
  expect(lead.headers['retry-after']).toBe('2');

  const health = await app.inject(paths.readiness);
  expect(health.statusCode).toBe(503);
  expect(health.json()).toEqual({
    status: 'unavailable',
    checks: { database: 'unavailable', migrations: 'unavailable', provider: 'ok' },
  });
  const alive = await app.inject(paths.healthcheck);
  expect(alive.statusCode).toBe(200);
  expect(alive.json()).toEqual({ status: 'ok', checks: {} });
  expect((await app.inject('/api/v2/product/ms?business=meusucesso')).statusCode).toBe(200);
  await app.close();
});

test('a database that comes back is used again', async () => {
  const commerce = await startTestCommerce();
  const { app, database } = commerce;
  const name = new URL(database.url).pathname.slice(1);
  const other = await createTestDatabase();
  await other.query(`alter database ${name} allow_connections false`);
  await other.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
  expect((await post(app, paths.lead, leadBody)).statusCode).toBe(503);
  await other.query(`alter database ${name} allow_connections true`);
  const back = await eventually(
    () => post(app, paths.lead, leadBody),
    ({ statusCode }) => statusCode === 201,
  );
  expect(back.statusCode).toBe(201);
  await commerce.stop();
  await other.drop();
});

test('a transaction that cannot start returns its connection', async () => {
  const database = await createTestDatabase();
  const { close, connection } = connectPatiently(database.url);
  const isolationLevel = 'none' as 'serializable';
  for (let attempt = 0; attempt < 21; attempt += 1) {
    await expect(
      inTransaction(connection, () => Promise.resolve(), { isolationLevel }),
    ).rejects.toThrow('begin isolation level none');
  }
  await inTransaction(connection, async (transaction) => {
    expect((await transaction.execute('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
  await close();
  await database.drop();
});

test('readiness reports an unavailable provider, and stays ok', async () => {
  const commerce = await startTestCommerce();
  expect((await commerce.app.inject(paths.readiness)).json()).toEqual({
    status: 'ok',
    checks: { database: 'ok', migrations: 'ok', provider: 'ok' },
  });
  commerce.provider.isAway = true;
  const readiness = await commerce.app.inject(paths.readiness);
  expect(readiness.statusCode).toBe(200);
  expect(readiness.json()).toEqual({
    status: 'ok',
    checks: { database: 'ok', migrations: 'ok', provider: 'unavailable' },
  });
  expect((await commerce.app.inject(paths.healthcheck)).statusCode).toBe(200);
  await commerce.stop();
});

test('readiness gives up on a slow provider before a load balancer times out', async () => {
  const commerce = await startTestCommerce();
  // It never answers: any response came without waiting for it.
  commerce.provider.isReachable = () => new Promise(() => undefined);
  vi.mocked(wait).mockClear();
  const readiness = await commerce.app.inject(paths.readiness);
  const waits = vi.mocked(wait).mock.calls.filter(([, value]) => value === false);
  await commerce.stop();
  // A load balancer times out after a second; half of it is left for everything else.
  expect(waits.map(([timeoutMs = 0]) => timeoutMs <= 500)).toEqual([true]);
  expect(readiness.statusCode).toBe(200);
  expect(readiness.json<Health>().checks).toMatchObject({ provider: 'unavailable' });
});

test('readiness requires write access: a read-only database is not ready', async () => {
  const commerce = await startTestCommerce();
  const name = new URL(commerce.database.url).pathname.slice(1);
  await commerce.database.query(`alter database ${name} set default_transaction_read_only = on`);
  await commerce.database.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  );
  const readiness = await eventually(
    () => commerce.app.inject(paths.readiness),
    ({ json }) => json<Health>().checks.migrations === 'ok',
  );
  expect(readiness.statusCode).toBe(503);
  expect(readiness.json<Health>().checks).toMatchObject({
    database: 'unavailable',
    migrations: 'ok',
  });
  await commerce.stop();
});

test('a stopping process is not ready, and continues to answer', async () => {
  const lifecycle = { isStopping: false };
  const commerce = await startTestCommerce({ lifecycle });
  expect((await commerce.app.inject(paths.readiness)).statusCode).toBe(200);
  lifecycle.isStopping = true;
  const readiness = await commerce.app.inject(paths.readiness);
  expect(readiness.statusCode).toBe(503);
  expect(readiness.json()).toEqual({
    status: 'unavailable',
    checks: { stopping: 'unavailable' },
  });
  expect((await post(commerce.app, paths.lead, leadBody)).statusCode).toBe(201);
  await commerce.stop();
});
