import { readdirSync } from 'node:fs';
import { PG_MIGRATE_LOCK_ID } from 'node-pg-migrate';
import pg from 'pg';
import { PgDialect } from 'drizzle-orm/pg-core';
import { migrate, migrationsFolder } from '@/commerce/database/migrate';
import { conditionByQueue } from '@/commerce/modules/payments/repository';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const all = readdirSync(migrationsFolder).length;

let database: TestDatabase;
afterEach(() => database.drop());

const columnsOf = () =>
  database.query(
    `select table_name, column_name, data_type, is_nullable from information_schema.columns
     where table_schema = 'public' order by table_name, column_name`,
  );

async function writePayments() {
  await database.query(
    `insert into leads (id, idempotency_key, request_hash, name, email, phone, business,
       product_code, seller, source, operation, locale, created_at)
     values ($1, $1, 'hash', 'Maria da Silva', 'maria@example.com', '+5511987654321',
       'meusucesso', 'ms', 'performance', 'direto', 'BR', 'pt-BR', now())`,
    [id(1)],
  );
  await database.query(
    `insert into purchases (id, lead_id, plan_id, type, created_at)
     values ($1, $2, 'ms-anual', 'direct', now())`,
    [id(2), id(1)],
  );
  const payment = `insert into payments (id, token, purchase_id, idempotency_key, request_hash, state,
    method, amount, currency, installments, business, product_code, plan_id, operation, seller,
    source, payer_name, payer_email, payer_phone, provider, provider_charge_id, decline_reason,
    pix_txid, pix_code, pix_expires_at, next_check_at, created_at)
    values ($1::uuid, $2, $3, $1::uuid, 'hash', $4, $5, 114000, 'BRL', $6, 'meusucesso', 'ms', 'ms-anual', 'BR',
    'performance', 'direto', 'Maria da Silva', 'maria@example.com', '+5511987654321', 'sandbox', $2,
    $7, $8, $8, $9, $9, now())`;
  const card = ['declined', 'credit-card', 12, 'card_refused', null, null];
  const pix = ['pending', 'pix', null, null, 'txid-of-a-pix', '2026-11-20T12:00:00Z'];
  await database.query(payment, [id(3), 'c'.repeat(24), id(2), ...card]);
  await database.query(payment, [id(4), 'p'.repeat(24), id(2), ...pix]);
}

test('payments of one method keep their charge when a payment gets parts', async () => {
  database = await createTestDatabase({ count: 4 });
  await writePayments();
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
  await writePayments();
  const before = await database.query('select * from payments order by id');
  await migrate(database.url, { count: 1 });
  await migrate(database.url, { direction: 'down', count: 1 });
  expect(await database.query('select * from payments order by id')).toEqual(before);
});

test('a payment of two parts cannot be reverted to one part', async () => {
  database = await createTestDatabase({ count: 4 });
  await writePayments();
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

const beforeNames = readdirSync(migrationsFolder).indexOf('0059_names_of_columns.sql');
/** Migrations after which a column has its old and its new name. */
const bothNames = 2;

const namesOf = (table: string, names: string, where: string) =>
  database.query(`select ${names} from ${table} where ${where}`);

test('versions by the old and the new name see a pending action under their own column names', async () => {
  database = await createTestDatabase({ count: 4 });
  await writePayments();
  await migrate(database.url, { count: beforeNames - 4 });
  const ofPix = `reference = '${id(4)}'`;
  const find = (where: string) => namesOf('payment_parts', 'instruction, pending_action', where);
  await database.query(`update payment_parts set instruction = 'expire' where ${ofPix}`);
  await migrate(database.url, { count: bothNames });
  expect(await find(ofPix)).toEqual([{ instruction: 'expire', pending_action: 'expire' }]);
  await database.query(`update payment_parts set pending_action = 'refund' where ${ofPix}`);
  expect(await find(ofPix)).toEqual([{ instruction: 'refund', pending_action: 'refund' }]);
  await database.query(`update payment_parts set instruction = null where ${ofPix}`);
  expect(await find(ofPix)).toEqual([{ instruction: null, pending_action: null }]);
  for (const [index, name] of ['instruction', 'pending_action'].entries()) {
    const reference = id(index + 5);
    await database.query(
      `insert into payment_parts
       select (jsonb_populate_record(part, jsonb_build_object('reference', $1::text, 'payment_id',
         $2::text, 'position', 2, 'provider_charge_id', null, '${name}', 'void'))).*
       from payment_parts as part where reference = '${id(3)}'`,
      [reference, id(index + 3)],
    );
    expect(await find(`reference = '${reference}'`)).toEqual([
      { instruction: 'void', pending_action: 'void' },
    ]);
  }
});

test('versions by the old and the new name see the lock of a planned charge under their own column names', async () => {
  database = await createTestDatabase({ count: beforeNames });
  // The agreement does not matter here.
  await database.query(
    'alter table scheduled_charges drop constraint scheduled_charges_agreement_id_fkey',
  );
  const [at, later] = [new Date('2026-11-20T12:00:00Z'), new Date('2026-11-20T13:00:00Z')];
  for (const [index, name] of ['started_at', 'started_at', 'locked_since'].entries()) {
    if (index === 1) await migrate(database.url, { count: bothNames });
    await database.query(
      `insert into scheduled_charges (id, agreement_id, attempt, due_at, next_check_at, ${name})
       values ($1::uuid, $1::text, 1, now(), now(), $2)`,
      [id(index + 1), at],
    );
  }
  const find = () => namesOf('scheduled_charges', 'started_at, locked_since', 'true');
  const alike = (moment: Date | null) => ({ started_at: moment, locked_since: moment });
  expect(await find()).toEqual([alike(at), alike(at), alike(at)]);
  await database.query('update scheduled_charges set locked_since = $1', [later]);
  expect(await find()).toEqual([alike(later), alike(later), alike(later)]);
  await database.query('update scheduled_charges set started_at = null');
  expect(await find()).toEqual([alike(null), alike(null), alike(null)]);
});

test('a pending action and a lock that are over are copied with the code that reads them', async () => {
  database = await createTestDatabase({ count: 4 });
  await writePayments();
  await migrate(database.url, { count: beforeNames - 4 });
  const ofCard = `reference = '${id(3)}'`;
  await database.query(`update payment_parts set instruction = 'void', next_check_at = null`);
  await migrate(database.url, { count: 1 });
  const find = () => namesOf('payment_parts', 'instruction, pending_action', ofCard);
  expect(await find()).toEqual([{ instruction: 'void', pending_action: null }]);
  await migrate(database.url, { count: 1 });
  expect(await find()).toEqual([{ instruction: 'void', pending_action: 'void' }]);
});

test('a version that reads the old column names can be restored after they are dropped', async () => {
  database = await createTestDatabase({ count: 4 });
  await writePayments();
  await migrate(database.url);
  await database.query(
    'alter table scheduled_charges drop constraint scheduled_charges_agreement_id_fkey',
  );
  const at = new Date('2026-11-20T12:00:00Z');
  await database.query(
    `insert into scheduled_charges (id, agreement_id, attempt, due_at, next_check_at, locked_since)
     values ($1::uuid, $1::text, 1, now(), now(), $2)`,
    [id(1), at],
  );
  await database.query(`update payment_parts set pending_action = 'void'`);
  await migrate(database.url, { direction: 'down', count: all - beforeNames - bothNames });
  expect(await namesOf('payment_parts', 'instruction', 'true')).toEqual([
    { instruction: 'void' },
    { instruction: 'void' },
  ]);
  expect(await namesOf('scheduled_charges', 'started_at', 'true')).toEqual([{ started_at: at }]);
  await database.query(`update payment_parts set instruction = 'refund'`);
  await database.query('update scheduled_charges set started_at = null');
  await migrate(database.url);
  expect(await namesOf('payment_parts', 'distinct pending_action', 'true')).toEqual([
    { pending_action: 'refund' },
  ]);
  expect(await namesOf('scheduled_charges', 'locked_since', 'true')).toEqual([
    { locked_since: null },
  ]);
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
