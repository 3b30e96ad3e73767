import { randomUUID } from 'node:crypto';
import type { App } from '@/commerce/http/App';
import type { LeadResponse } from '@/contract/lead';
import type { LeadUpdate, LeadUpdateRequest } from '@/contract/leadUpdate';
import { open } from '@/commerce/database/sealing';
import { paths } from '@/contract/paths';
import type { Problem } from '@/contract/problem';
import { parts } from '@/testing/requests';
import { brazilianAddress } from '../../support/brazilianAddress';
import { createLead, leadBody, patchLead, paymentBody, post } from '../../support/commerceRequests';
import { createContract, createContractLead } from '../../support/contractRequests';
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

describe('an update of a lead', () => {
  let leadId: string;

  beforeEach(async () => {
    leadId = await createLead(commerce.app);
  });

  const update = (payload: object, id = leadId, key: string = randomUUID()) =>
    patchLead(commerce.app, id, payload, key);

  const details = async () => {
    const [row] = await commerce.database.query('select * from lead_details where lead_id = $1', [
      leadId,
    ]);
    return row;
  };

  const business: LeadUpdateRequest['business'] = 'meusucesso';
  const address = brazilianAddress;

  test('adds to earlier ones; the last value counts, and no value is returned', async () => {
    const first = await update({ business, document: '12345678909', address });
    expect(first.statusCode).toBe(200);
    expect(first.json<LeadUpdate>()).toEqual({ leadId, completed: ['document', 'address'] });
    const second = await update({
      business,
      birthDate: '1990-02-28',
      document: '11222333000181',
      relationAccount: 'A-17',
    });
    expect(second.json<LeadUpdate>().completed).toEqual([
      'birthDate',
      'document',
      'relationAccount',
      'address',
    ]);
    const known = await details();
    expect(known).toMatchObject({ relation_account: 'A-17', address });
    expect(open(String(known?.document), 'document')).toBe('11222333000181');
  });

  test('changes nothing when repeated, and may be empty', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => update({ business, document: '12345678909' })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await update({ business })).json()).toEqual({ leadId, completed: ['document'] });
  });

  test.each([
    ['birthDate', '2099-01-01'],
    ['birthDate', '1880-01-01'],
    ['document', '12345678900'],
    ['document', '11111111'],
    ['document', '11222333000180'],
  ])('with %s %s is refused', async (field, value) => {
    const response = await update({ business, [field]: value });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: [{ field: `/${field}`, code: 'invalid' }] });
    expect(await details()).toBeUndefined();
  });

  test.each([
    ['a day that the calendar does not have', { business, birthDate: '2001-02-29' }],
    ['a document of another length', { business, document: '123' }],
    ['an address without a street', { business, address: { ...address, street: ' ' } }],
    ['a member that is none of them', { business, name: 'Outra Pessoa' }],
    ['no business', { document: '12345678909' }],
  ])('with %s is refused', async (_name, body) => {
    const response = await update(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_request' });
  });

  test('gets the same 404 for another business, an unknown lead and a malformed id', async () => {
    const answers = await Promise.all([
      update({ business: 'medcof' }),
      update({ business }, '00000000-0000-4000-8000-000000000000'),
      update({ business }, 'nobody'),
    ]);
    const bodies = answers.map((answer) => ({ ...answer.json<object>(), instance: null }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  test('with a card number anywhere is refused', async () => {
    const response = await update({ business, relationAccount: '4111111111111111' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'clear_card_data' });
  });

  test('puts the document into a contract made afterwards', async () => {
    const buyer = await createContractLead(commerce.app);
    await update({ business: 'medcof', document: '12345678909' }, buyer);
    expect((await createContract(commerce.app, buyer)).markdown).toContain('CPF 123.456.789-09');
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
