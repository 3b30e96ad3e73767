import { randomUUID } from 'node:crypto';
import type { App } from '@/commerce/http/App';
import type { LeadResponse } from '@/contract/lead';
import { open } from '@/commerce/database/sealing';
import { paths } from '@/contract/paths';
import type { Problem } from '@/contract/problem';
import { parts } from '@/testing/requests';
import { createLead, leadBody, paymentBody, post } from '../../support/commerceRequests';
import type { TestDatabase } from '../../support/createTestDatabase';
import { anyString, stringMatching } from '../../support/matchers';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

describe('a lead', () => {
  let app: App;
  let database: TestDatabase;

  beforeAll(() => {
    ({ app, database } = commerce);
  });

  async function leadRows() {
    return database.query('select * from leads');
  }

  test('is stored with its name trimmed', async () => {
    const response = await post(app, paths.lead, { ...leadBody, name: '  Ana de Souza ' });
    expect(response.statusCode).toBe(201);
    const { leadId } = response.json<LeadResponse>();
    const [row] = await database.query('select * from leads where id = $1', [leadId]);
    expect(row).toMatchObject({
      name: 'Ana de Souza',
      email: leadBody.email,
      phone: stringMatching(/^sealed\./),
      seller: 'performance',
    });
    expect(open(String(row?.phone), 'phone')).toBe(leadBody.phone);
  });

  test('is written once for the same key and body, with the same answer', async () => {
    const key = randomUUID();
    const before = (await leadRows()).length;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(app, paths.lead, leadBody, key)),
    );
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect((await leadRows()).length).toBe(before + 1);
  });

  test('has an id above those of earlier ones: its rows come to the end of each index', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const response = await post(app, paths.lead, leadBody);
      ids.push(response.json<LeadResponse>().leadId);
    }
    expect(ids.toSorted()).toEqual(ids);
  });

  test('is the same for a body with its members in another order', async () => {
    const key = randomUUID();
    const first = await post(app, paths.lead, leadBody, key);
    const reversed = Object.fromEntries(Object.entries(leadBody).reverse());
    const second = await post(app, paths.lead, reversed, key);
    expect(second.body).toBe(first.body);
  });

  test('is refused for the same key with another body', async () => {
    const key = randomUUID();
    await post(app, paths.lead, leadBody, key);
    const response = await post(app, paths.lead, { ...leadBody, name: 'Outra Pessoa' }, key);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test.each([
    ['/name', { name: 'Maria' }],
    ['/email', { email: 'maria@com.b' }],
  ])('is refused where the forms refuse the buyer: %s', async (field, change) => {
    const response = await post(app, paths.lead, { ...leadBody, ...change });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'invalid_field', errors: [{ field }] });
  });

  test.each(['MS-ANUAL', 'Ms Anual', 'ms\u2011anual', 'ms-anual (12x)'])(
    'keeps the id of the plan that %s means',
    async (planId) => {
      const response = await post(app, paths.lead, { ...leadBody, planId });
      expect(response.json()).toEqual({ leadId: anyString });
      const { leadId } = response.json<LeadResponse>();
      const row = (await leadRows()).find(({ id }) => id === leadId);
      expect(row).toMatchObject({ plan_id: 'ms-anual' });
    },
  );

  test.each([
    ['/productCode', { productCode: 'nothing' }],
    ['/planId', { planId: 'medcof-revalida-anual' }],
  ])('is refused with the field that the catalogue does not have: %s', async (field, change) => {
    const response = await post(app, paths.lead, { ...leadBody, ...change });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'invalid_field',
      errors: [{ field, code: 'unknown' }],
    });
  });
});

describe('a request', () => {
  const postRaw = (payload: string, contentType = 'application/json') =>
    commerce.app.inject({
      method: 'POST',
      url: paths.lead,
      payload,
      headers: { 'idempotency-key': randomUUID(), 'content-type': contentType },
    });

  test.each([
    ['a torn body', '{"name":', 'application/json', 400, 'malformed_json'],
    ['an empty body', '', 'application/json', 400, 'malformed_json'],
    ['a form', 'name=Ana', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['XML', '<a/>', 'application/xml', 415, 'unsupported_media_type'],
    [
      '65 KB',
      JSON.stringify({ name: 'a'.repeat(65_536) }),
      'application/json',
      413,
      'payload_too_large',
    ],
    ['a list', '[]', 'application/json', 400, 'invalid_request'],
    ['a tower', '['.repeat(8_000) + ']'.repeat(8_000), 'application/json', 400, 'invalid_request'],
  ])('with %s is refused as problem details', async (_name, payload, contentType, status, code) => {
    const response = await postRaw(payload, contentType);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    const type = `urn:problem:${code}`;
    expect(response.json()).toMatchObject({ type, status, code, title: anyString });
  });

  test.each([
    ['a missing field', { email: undefined }, '/email', 'required'],
    ['an unknown field', { admin: true }, '/admin', 'unknown'],
    ['a wrong type', { name: 12345 }, '/name', 'type'],
    ['a wrong phone', { phone: '11987654321' }, '/phone', 'format'],
    ['what is no business', { business: 'no business' }, '/business', 'format'],
    ['a text that is too long', { name: 'a'.repeat(201) }, '/name', 'too_long'],
  ])('with %s is refused with its pointer', async (_name, change, field, code) => {
    const response = await post(commerce.app, paths.lead, { ...leadBody, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_request', errors: [{ field, code }] });
  });

  test.each([
    [
      'a card without its installments',
      { ...parts.card(114000), installments: undefined },
      '/paymentMethods/0/installments',
    ],
    ['an unknown method', { method: 'barter', amount: 114000 }, '/paymentMethods/0/method'],
    [
      'a Pix with installments',
      { ...parts.pix(114000), installments: 2 },
      '/paymentMethods/0/installments',
    ],
  ])(
    'with a wrong payment method gets only the errors of the method that was meant: %s',
    async (_name, part, field) => {
      const body = { ...paymentBody(randomUUID()), paymentMethods: [part] };
      const response = await post(commerce.app, paths.paymentV2, body);
      expect(response.statusCode).toBe(400);
      expect(response.json<Problem>().errors?.map((error) => error.field)).toEqual([field]);
    },
  );

  test.each([undefined, '', 'not-a-uuid'])(
    'that writes is refused without a key: %s',
    async (key) => {
      const headers = key === undefined ? {} : { 'idempotency-key': key };
      const response = await commerce.app.inject({
        method: 'POST',
        url: paths.lead,
        payload: leadBody,
        headers,
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'idempotency_key_required' });
    },
  );

  test.each([
    ['a body', () => post(commerce.app, paths.lead, { ...leadBody, name: 'Ana\u0000 Souza' })],
    ['an address', () => commerce.app.inject('/api/v1/payment/aaaaaaaaaaaaaaaaaaa%00')],
    ['a query', () => commerce.app.inject('/api/v2/product/ms?business=meusucesso&email=%00')],
  ])('with U+0000 in %s is refused', async (_name, ask) => {
    const response = await ask();
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_request' });
  });

  test.each([
    ['a name', { name: 'Ana 4111 1111 1111 1111' }],
    ['a source', { source: '5555555555554444' }],
    ['a voucher beside an expiry', { voucher: '3782-822463-10005 12/30' }],
    ['a member nobody knows', { cardNumber: '30569309025904' }],
    ['the name of a member', { '4111111111111111': 'x' }],
    ['a source with underscores', { source: '4111_1111_1111_1111' }],
    ['a source in full width', { source: '４１１１１１１１１１１１１１１１' }],
  ])(
    'with a plaintext card number in %s is refused without repeating the number',
    async (_name, change) => {
      const body = { ...paymentBody(await createLead(commerce.app)), ...change };
      const response = await post(commerce.app, paths.paymentV2, body);
      const told = { ...response.json<Problem>(), status: response.statusCode, instance: 'any id' };
      expect(told).toMatchObject({ code: 'clear_card_data', status: 400 });
      expect(JSON.stringify(told).replaceAll(/[^0-9]/g, '')).not.toMatch(/4111|5555|3782|3056/);
    },
  );

  test.each([
    ['GET', '/nothing', 404, 'not_found'],
    ['GET', '/api/v1/payment/%E0%A4%A', 400, 'invalid_request'],
    ['DELETE', paths.lead, 405, 'method_not_allowed'],
    ['POST', '/api/v2/product/ms', 405, 'method_not_allowed'],
  ] as const)('for %s %s gets a problem, not a page', async (method, url, status, code) => {
    const response = await commerce.app.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code });
  });

  test('with a wrong method gets the allowed ones', async () => {
    const response = await commerce.app.inject({ method: 'DELETE', url: paths.lead });
    expect(response.headers.allow).toBe('POST');
  });

  test('may carry the app-version header', async () => {
    const response = await commerce.app.inject({
      url: '/api/v2/product/ms?business=meusucesso',
      headers: { 'app-version': '1.2.3' },
    });
    expect(response.statusCode).toBe(200);
  });
});
