import { setTimeout as wait } from 'node:timers/promises';
import { refuseSuperuser } from '@/commerce/database/refuseSuperuser';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase';

const role = 'serves_in_a_test';
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.query(`create role ${role} login password 'a-password'`);
});
afterAll(async () => {
  await database.query(`drop role ${role}`);
  await database.drop();
});

function urlFor(user: string): string {
  const url = new URL(database.url);
  url.username = user;
  url.password = 'a-password';
  return url.href;
}

test('the superuser of PostgreSQL is refused by name', async () => {
  await expect(refuseSuperuser(database.url)).rejects.toThrow(
    /^DATABASE_URL names postgres, a superuser of PostgreSQL, .*roles\.sql/,
  );
});

test('a role that only reads and writes is accepted', async () => {
  await expect(refuseSuperuser(urlFor(role))).resolves.toBeUndefined();
});

test('a database that does not answer is retried, instead of failing the start', async () => {
  const asked = refuseSuperuser('postgresql://nobody@127.0.0.1:1/none').then(() => 'answered');
  await expect(Promise.race([asked, wait(500, 'asked again')])).resolves.toBe('asked again');
});
