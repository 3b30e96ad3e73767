import { readdirSync } from 'node:fs';
import { migrate } from '@/commerce/database/migrate';
import { migrationsFolder } from '@/commerce/database/migrations';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase';
import { id, writeEarlyPayments } from '../support/writeEarlyPayments';

const all = readdirSync(migrationsFolder).length;

let database: TestDatabase;
afterEach(() => database.drop());

const beforeNames = readdirSync(migrationsFolder).indexOf('0059_names_of_columns.sql');
/** Migrations after which a column has its old and its new name. */
const bothNames = 2;

const namesOf = (table: string, names: string, where: string) =>
  database.query(`select ${names} from ${table} where ${where}`);

test('versions by the old and the new name see a pending action under their own column names', async () => {
  database = await createTestDatabase({ count: 4 });
  await writeEarlyPayments(database);
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
  await writeEarlyPayments(database);
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
  await writeEarlyPayments(database);
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
