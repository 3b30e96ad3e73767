import { readdirSync } from 'node:fs';
import { PG_MIGRATE_LOCK_ID } from 'node-pg-migrate';
import pg from 'pg';
import { PgDialect } from 'drizzle-orm/pg-core';
import { migrate } from '@/commerce/database/migrate';
import { migrationsFolder } from '@/commerce/database/migrations';
import { conditionByQueue } from '@/commerce/modules/payments/repository';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase';
import { id, writeEarlyPayments } from '../support/writeEarlyPayments';

const all = readdirSync(migrationsFolder).length;

let database: TestDatabase;
afterEach(() => database.drop());

const columnsOf = () =>
  database.query(
    `select table_name, column_name, data_type, is_nullable from information_schema.columns
     where table_schema = 'public' order by table_name, column_name`,
  );

test('payments of one method keep their charge when a payment gets parts', async () => {
  database = await createTestDatabase({ count: 4 });
  await writeEarlyPayments(database);
  await migrate(database.url);
  const parts = await database.query(
    `select reference, position, state, method, amount, installments, provider_charge_id,
       decline_reason, pix_txid, next_check_at is not null as is_due
     from payment_parts order by reference`,
  );
  const shared = { position: 1, amount: '114000' };
  expect(parts).toEqual([
    {
      ...shared,
      reference: id(3),
      state: 'declined',
      method: 'credit-card',
      installments: 12,
      provider_charge_id: 'c'.repeat(24),
      decline_reason: 'card_refused',
      pix_txid: null,
      is_due: false,
    },
    {
      ...shared,
      reference: id(4),
      state: 'pending',
      method: 'pix',
      installments: null,
      provider_charge_id: 'p'.repeat(24),
      decline_reason: null,
      pix_txid: 'txid-of-a-pix',
      is_due: true,
    },
  ]);
});

test('every migration can be reverted and applied again', async () => {
  database = await createTestDatabase();
  const columns = await columnsOf();
  await migrate(database.url, { direction: 'down', count: all });
  expect((await columnsOf()).map((column) => column.table_name)).not.toContain('payments');
  await migrate(database.url);
  expect(await columnsOf()).toEqual(columns);
});

test('payments survive a migration and its reversal', async () => {
  database = await createTestDatabase({ count: 4 });
  await writeEarlyPayments(database);
  const before = await database.query('select * from payments order by id');
  await migrate(database.url, { count: 1 });
  await migrate(database.url, { direction: 'down', count: 1 });
  expect(await database.query('select * from payments order by id')).toEqual(before);
});

test('a payment of two parts cannot be reverted to one part', async () => {
  database = await createTestDatabase({ count: 4 });
  await writeEarlyPayments(database);
  await migrate(database.url, { count: 1 });
  await database.query(
    `insert into payment_parts (payment_id, position, reference, state, method, amount, provider,
       created_at)
     values ($1, 2, 'second', 'pending', 'pix', 50000, 'sandbox', now())`,
    [id(4)],
  );
  await expect(migrate(database.url, { direction: 'down', count: 1 })).rejects.toThrow('two parts');
});

test('one of several plans of a product becomes the purchase, and a subscription keeps its upgrades', async () => {
  database = await createTestDatabase({ count: 12 });
  await database.query(
    `insert into leads (id, idempotency_key, request_hash, name, email, phone, business,
       product_code, seller, source, operation, locale, created_at)
     values ($1, $1, 'hash', 'Maria da Silva', 'maria@example.com', '+5511987654321',
       'meusucesso', 'ms', 'performance', 'direto', 'BR', 'pt-BR', now())`,
    [id(1)],
  );
  const purchases = [
    ['ms-anual', 'direct', ''],
    ['ms-essencial', 'direct', ''],
    ['ms-anual', 'upgrade', 'subscription-1'],
    ['ms-essencial', 'upgrade', 'subscription-1'],
    ['ms-essencial', 'upgrade', 'subscription-2'],
  ];
  for (const [index, [planId, type, reference]] of purchases.entries()) {
    const key = id(index + 2);
    await database.query(
      `insert into purchases (id, lead_id, plan_id, type, reference, created_at)
       values ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')`,
      [key, id(1), planId, type, reference, index],
    );
    await database.query(
      `insert into payments (id, token, purchase_id, idempotency_key, request_hash, state, amount,
         currency, business, product_code, plan_id, operation, seller, source, payer_name,
         payer_email, payer_phone, description, created_at)
       values ($1::uuid, $2, $1, $1, 'hash', 'paid', 114000, 'BRL', 'meusucesso', 'ms', $3, 'BR',
         'performance', 'direto', 'Maria da Silva', 'maria@example.com', '+5511987654321',
         'meuSucesso', now())`,
      [key, `${'t'.repeat(24)}${index}`, planId],
    );
    await database.query('update purchases set paid_payment_id = id where id = $1', [key]);
  }
  const before = await database.query('select id, plan_id, reference from purchases order by id');
  await migrate(database.url);
  const migrated = await database.query(
    'select reference, product_code from purchases order by id',
  );
  expect(migrated).toEqual(
    ['plan:ms-anual', '', 'subscription-1:plan:ms-anual', 'subscription-1', 'subscription-2'].map(
      (reference) => ({ reference, product_code: 'ms' }),
    ),
  );
  await migrate(database.url, { direction: 'down', count: all - 12 });
  expect(await database.query('select id, plan_id, reference from purchases order by id')).toEqual(
    before,
  );
});

test('each lane of the sweep is read by an index of its own', async () => {
  database = await createTestDatabase();
  // An empty table would be read whole.
  const options = '-c enable_seqscan=off -c enable_bitmapscan=off';
  const client = new pg.Client({ connectionString: database.url, options });
  await client.connect();
  for (const [lane, condition] of Object.entries(conditionByQueue)) {
    const { sql } = new PgDialect().sqlToQuery(condition);
    const { rows } = await client.query(
      `explain select from payment_parts where ${sql} order by next_check_at`,
    );
    expect(JSON.stringify(rows)).toContain(`payment_parts_queue_${lane.replace('-', '_')}`);
  }
  await client.end();
});

const countMigrations = async () => {
  const [row] = await database.query('select count(*)::int as done from pgmigrations');
  return row?.done;
};

async function lockTable(statement: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  return () => client.end();
}

test('no migration is applied where one fails', async () => {
  database = await createTestDatabase({ count: 4 });
  // The sixth migration creates it.
  await database.query('create table invoices (id text)');
  await expect(migrate(database.url)).rejects.toThrow('already exists');
  expect(await countMigrations()).toBe(4);
  await database.query('drop table invoices');
  await migrate(database.url);
  expect(await countMigrations()).toBe(all);
});

test('a table in use fails the migration, instead of making everybody wait', async () => {
  database = await createTestDatabase({ count: 4 });
  const unlock = await lockTable('select from payments');
  await expect(migrate(database.url, { lockTimeoutMs: 200 })).rejects.toThrow(
    'a table was in use for 0.2 s',
  );
  expect(await countMigrations()).toBe(4);
  await unlock();
  await migrate(database.url);
  expect(await countMigrations()).toBe(all);
});

test('processes that start at once wait for one another, however long', async () => {
  database = await createTestDatabase({ count: 4 });
  const unlock = await lockTable(`select pg_advisory_lock(${PG_MIGRATE_LOCK_ID})`);
  const started = [1, 2, 3].map(() => migrate(database.url, { lockTimeoutMs: 200 }));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await countMigrations()).toBe(4);
  await unlock();
  await Promise.all(started);
  expect(await countMigrations()).toBe(all);
});
