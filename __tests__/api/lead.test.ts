import { randomUUID } from 'node:crypto';
import type { App } from '@/commerce/http/App';
import { paths } from '@/contract/paths';
import { leadBody, post } from '../support/commerceRequests';
import type { TestDatabase } from '../support/createTestDatabase';
import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';

let commerce: TestCommerce;
let app: App;
let database: TestDatabase;

beforeAll(async () => {
  commerce = await startTestCommerce();
  ({ app, database } = commerce);
});
afterAll(() => commerce.stop());

async function leadRows() {
  return database.query('select * from leads');
}

test('a lead is kept, with its name trimmed', async () => {
  const response = await post(app, paths.lead, { ...leadBody, name: '  Ana de Souza ' });
  expect(response.statusCode).toBe(201);
  const { leadId } = response.json();
  const [row] = await database.query('select * from leads where id = $1', [leadId]);
  expect(row).toMatchObject({ name: 'Ana de Souza', email: leadBody.email, seller: 'performance' });
});

test('the same key and body answer the same lead and write one row', async () => {
  const key = randomUUID();
  const before = (await leadRows()).length;
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post(app, paths.lead, leadBody, key)),
  );
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(201);
  expect((await leadRows()).length).toBe(before + 1);
});

test('the same body with its members in another order is the same body', async () => {
  const key = randomUUID();
  const first = await post(app, paths.lead, leadBody, key);
  const reversed = Object.fromEntries(Object.entries(leadBody).reverse());
  const second = await post(app, paths.lead, reversed, key);
  expect(second.body).toBe(first.body);
});

test('the same key with another body is refused', async () => {
  const key = randomUUID();
  await post(app, paths.lead, leadBody, key);
  const response = await post(app, paths.lead, { ...leadBody, name: 'Outra Pessoa' }, key);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code: 'idempotency_key_reused' });
});

test.each([
  ['/name', { name: 'Maria' }],
  ['/email', { email: 'maria@com.b' }],
])('a buyer that the forms refuse is refused: %s', async (field, change) => {
  const response = await post(app, paths.lead, { ...leadBody, ...change });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code: 'invalid_field', errors: [{ field }] });
});

test.each([
  ['/productCode', { productCode: 'nothing' }],
  ['/planId', { planId: 'medcof-revalida-anual' }],
])('what the catalogue does not have is told by field: %s', async (field, change) => {
  const response = await post(app, paths.lead, { ...leadBody, ...change });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    code: 'invalid_field',
    errors: [{ field, code: 'unknown' }],
  });
});
