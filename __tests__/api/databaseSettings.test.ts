import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { buildCommerce } from '@/commerce/buildCommerce';
import {
  connect,
  defaultDatabaseSettings,
  type DatabaseSettings,
} from '@/commerce/database/connect';
import { migrate } from '@/commerce/database/migrate';
import { writeLead } from '@/commerce/modules/leads/writeLead';
import { paths } from '@/contract/paths';
import { projectRoot } from '@/scripts/projectRoot';
import { eventually } from '@/testing/eventually';
import { commerceOptions } from '../support/commerceOptions';
import { leadBody, post } from '../support/commerceRequests';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function withPool<Result>(
  settings: Partial<DatabaseSettings>,
  work: (connection: ReturnType<typeof connect>['connection']) => Promise<Result>,
): Promise<Result> {
  const options = { ...defaultDatabaseSettings, ...settings };
  const { close, connection } = connect(database.url, () => undefined, options);
  try {
    return await work(connection);
  } finally {
    await close();
  }
}

const setting = (name: string) => sql`select current_setting(${name}) as value`;

it('a statement is cancelled after its configured timeout', async () => {
  await withPool({ statementTimeoutMs: 300 }, async (connection) => {
    const { rows } = await connection.execute(setting('statement_timeout'));
    expect(rows).toEqual([{ value: '300ms' }]);
    const slow = connection.execute(sql`select pg_sleep(5)`);
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
  });
});

it('a pool opens the configured number of connections', async () => {
  const used = await withPool({ poolSize: 3 }, async (connection) => {
    const ask = () => connection.execute(sql`select pg_backend_pid() as pid, pg_sleep(0.02)`);
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    return new Set(answers.map(({ rows }) => rows[0]?.pid));
  });
  expect(used.size).toBe(3);
});

it('a session behind a transaction pooler gets no settings', async () => {
  await withPool({ isPooled: true }, async (connection) => {
    for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
      const { rows } = await connection.execute(setting(name));
      expect(rows).toEqual([{ value: '0' }]);
    }
  });
});

const createNewLead = () => ({
  id: randomUUID(),
  idempotencyKey: randomUUID(),
  requestHash: 'a hash',
  name: leadBody.name,
  email: leadBody.email,
  phone: leadBody.phone,
  business: 'meusucesso' as const,
  productCode: 'ms',
  planId: null,
  planType: null,
  seller: 'performance',
  source: 'direto',
  operation: 'BR' as const,
  locale: 'pt-BR' as const,
  flowId: null,
  brand: null,
  contactId: null,
  referer: null,
  tracking: null,
  createdAt: new Date(),
});

it.each([true, false])(
  'a pooler may switch sessions between two leads only where it is configured (DATABASE_POOLER=%s)',
  async (isPooled) => {
    await migrate(database.url);
    await withPool({ isPooled, poolSize: 1 }, async (connection) => {
      const create = () => writeLead({ connection, destinations: [] }, createNewLead());
      expect(await create()).toBe(true);
      // Like another session: it knows none of the earlier prepared statements.
      await connection.execute(sql`deallocate all`);
      const again = create();
      if (isPooled) expect(await again).toBe(true);
      else await expect(again).rejects.toMatchObject({ cause: { code: '26000' } });
    });
  },
);

describe('with the roles of deploy/postgres/roles.sql', () => {
  const roles = readFileSync(path.join(projectRoot, 'deploy/postgres/roles.sql'), 'utf8');
  const urlFor = (user: string) => {
    const url = new URL(database.url);
    url.username = user;
    url.password = 'a-password';
    return url.href;
  };
  beforeAll(async () => {
    await database.query('drop schema public cascade');
    await database.query('create schema public');
    await database.query(
      roles
        // The tests' own server has a role of that name.
        .replaceAll('checkout_', 'tried_')
        .replace(/:'\w+'/g, "'a-password'")
        .replace(':"DBNAME"', new URL(database.url).pathname.slice(1)),
    );
    await migrate(urlFor('tried_owner'));
  });
  afterAll(async () => {
    for (const role of ['tried_owner', 'tried_app']) {
      await database.query(`drop owned by ${role} cascade`);
      await database.query(`drop role ${role}`);
    }
  });

  it('the application role sells, and cannot alter a table', async () => {
    const app = await buildCommerce({
      ...commerceOptions(urlFor('tried_app')),
      database: { ...defaultDatabaseSettings, listenUrl: urlFor('tried_owner') },
    });
    await app.ready();
    expect((await app.inject(paths.readiness)).json()).toMatchObject({ status: 'ok' });
    expect((await post(app, paths.lead, leadBody)).statusCode).toBe(201);
    const listeners = await eventually(
      () =>
        database.query(
          "select usename from pg_stat_activity where application_name = 'commerce-feed' and datname = current_database()",
        ),
      (rows) => rows.length > 0,
    );
    expect(listeners).toEqual([{ usename: 'tried_owner' }]);
    await app.close();

    const client = new pg.Client({ connectionString: urlFor('tried_app') });
    await client.connect();
    for (const statement of [
      'drop table leads',
      'create table mine (id int)',
      'truncate payments',
      'alter table leads add column mine int',
    ])
      await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
    await client.end();
  });
});
