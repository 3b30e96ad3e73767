import { randomUUID } from 'node:crypto';
import { paths } from '@/contract/paths';
import { createLead, leadBody, parts, paymentBody, post } from '../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

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
  ['__proto__', '{"__proto__":{"amount":1}}', 'application/json', 400, 'malformed_json'],
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
  ['a tower', '['.repeat(30_000) + ']'.repeat(30_000), 'application/json', 400, 'invalid_request'],
])('%s is refused as problem details', async (_name, payload, contentType, status, code) => {
  const response = await postRaw(payload, contentType);
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(response.json()).toMatchObject({
    type: `urn:problem:${code}`,
    status,
    code,
    title: expect.any(String),
  });
});

test.each([
  ['a missing field', { email: undefined }, '/email', 'required'],
  ['an unknown field', { admin: true }, '/admin', 'unknown'],
  ['a wrong type', { name: 12345 }, '/name', 'type'],
  ['a wrong phone', { phone: '11987654321' }, '/phone', 'format'],
  ['an unknown business', { business: 'x' }, '/business', 'unknown'],
  ['a text that is too long', { name: 'a'.repeat(201) }, '/name', 'range'],
])('%s is told by its pointer', async (_name, change, field, code) => {
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
])('of a way to pay only what was meant is told: %s', async (_name, part, field) => {
  const body = { ...paymentBody(randomUUID()), paymentMethods: [part] };
  const response = await post(commerce.app, paths.paymentV2, body);
  expect(response.statusCode).toBe(400);
  expect(response.json().errors.map((error: { field: string }) => error.field)).toEqual([field]);
});

test.each([undefined, '', 'not-a-uuid'])('a write without a key is refused: %s', async (key) => {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const response = await commerce.app.inject({
    method: 'POST',
    url: paths.lead,
    payload: leadBody,
    headers,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'idempotency_key_required' });
});

test.each([
  ['a body', () => post(commerce.app, paths.lead, { ...leadBody, name: 'Ana\u0000 Souza' })],
  ['an address', () => commerce.app.inject('/api/v1/payment/aaaaaaaaaaaaaaaaaaa%00')],
  ['a query', () => commerce.app.inject('/api/v2/product/ms?business=meusucesso&email=%00')],
])('U+0000 in %s is refused', async (_name, ask) => {
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
])('a clear card number in %s is refused and told to nobody', async (_name, change) => {
  const body = { ...paymentBody(await createLead(commerce.app)), ...change };
  const response = await post(commerce.app, paths.paymentV2, body);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'clear_card_data' });
  expect(response.body.replaceAll(/[^0-9]/g, '')).not.toMatch(/4111|5555|3782|3056/);
});

test.each([
  ['GET', '/nothing', 404, 'not_found'],
  ['GET', '/api/v1/payment/%E0%A4%A', 404, 'not_found'],
  ['DELETE', paths.lead, 405, 'method_not_allowed'],
  ['POST', '/api/v2/product/ms', 405, 'method_not_allowed'],
] as const)('%s %s is a problem, not a page', async (method, url, status, code) => {
  const response = await commerce.app.inject({ method, url });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ code });
});

test('a wrong method is told the right ones', async () => {
  const response = await commerce.app.inject({ method: 'DELETE', url: paths.lead });
  expect(response.headers['allow']).toBe('POST');
});

test('the app-version header is welcome', async () => {
  const response = await commerce.app.inject({
    url: '/api/v2/product/ms?business=meusucesso',
    headers: { 'app-version': '1.2.3' },
  });
  expect(response.statusCode).toBe(200);
});
