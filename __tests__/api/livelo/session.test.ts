import { randomUUID } from 'node:crypto';
import type { LiveloSession } from '@/contract/livelo';
import { buildPath, paths } from '@/contract/paths';
import { createLead } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import { cpfs, createCpf, createLiveloCalls, sale } from './support';

let commerce: TestCommerce;
let calls: ReturnType<typeof createLiveloCalls>;

beforeAll(async () => {
  commerce = await startTestCommerce();
  calls = createLiveloCalls(commerce);
});
afterAll(() => commerce.stop());
afterEach(() => {
  commerce.loyalty.isAway = false;
});

test('a CPF opens a session with devices that show their last digits only', async () => {
  const leadId = await createLead(commerce.app);
  const answer = await calls.open(leadId, cpfs.member);
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  const session = answer.json<LiveloSession>();
  expect(session).toEqual({
    session: expect.stringMatching(/^[\w-]{32}$/),
    expiresAfter: 1_800,
    devices: expect.any(Array),
    code: null,
    account: null,
  });
  for (const device of session.devices) {
    expect(device).toEqual({
      id: expect.any(String),
      lastDigits: expect.stringMatching(/^\d{4}$/),
    });
  }
  const again = await calls.get(leadId, session.session);
  expect(again.json<LiveloSession>()).toMatchObject({ devices: session.devices, account: null });
});

test.each(Object.entries(cpfs))('whether it is a member is not told: %s', async (_name, cpf) => {
  const leadId = await createLead(commerce.app);
  const answer = await calls.open(leadId, cpf);
  expect(answer.statusCode).toBe(201);
  expect(Object.keys(answer.json()).sort()).toEqual(
    ['account', 'code', 'devices', 'expiresAfter', 'session'].sort(),
  );
});

test('no CPF is kept', async () => {
  const cpf = createCpf(77);
  const leadId = await createLead(commerce.app);
  await calls.open(leadId, cpf);
  const rows = await commerce.database.query('select * from livelo_sessions where lead_id = $1', [
    leadId,
  ]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(cpf);
});

test('the same key opens one session, whatever happens at once', async () => {
  const leadId = await createLead(commerce.app);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => calls.open(leadId, cpfs.member, key)),
  );
  expect(new Set(answers.map((answer) => answer.json<LiveloSession>().session)).size).toBe(1);
  const other = await calls.open(leadId, createCpf(1), key);
  expect(other.statusCode).toBe(422);
  expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' });
});

test('one lead tries ten CPFs an hour', async () => {
  const leadId = await createLead(commerce.app);
  for (let count = 0; count < 10; count += 1) {
    expect((await calls.open(leadId, createCpf(1_000 + count))).statusCode).toBe(201);
  }
  const refused = await calls.open(leadId, createCpf(2_000));
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'rate_limited' });
  commerce.passTime(refused.json().retryAfter * 1_000);
  expect((await calls.open(leadId, createCpf(2_000))).statusCode).toBe(201);
});

test('one address tries thirty, over any number of leads', async () => {
  const ask = async (count: number) => {
    const leadId = await createLead(commerce.app);
    return commerce.app.inject({
      method: 'POST',
      url: buildPath(paths.liveloSessions, { leadId }),
      payload: { ...sale, cpf: createCpf(3_000 + count) },
      headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': '203.0.113.7' },
    });
  };
  for (let count = 0; count < 30; count += 1) expect((await ask(count)).statusCode).toBe(201);
  expect((await ask(31)).statusCode).toBe(429);
});

test.each<[string, string, object, string, number, string]>([
  ['a lead that does not exist', cpfs.member, sale, randomUUID(), 404, 'not_found'],
  ['a CPF with a wrong check digit', '12345678900', sale, '', 422, 'invalid_field'],
  ['a CPF with punctuation', '123.456.789-09', sale, '', 400, 'invalid_request'],
  ['another product', cpfs.member, { ...sale, productCode: 'x' }, '', 422, 'invalid_field'],
])('%s is refused', async (_name, cpf, body, id, status, code) => {
  const leadId = id === '' ? await createLead(commerce.app) : id;
  const answer = await calls.open(leadId, cpf, randomUUID(), body);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code });
  expect(answer.body).not.toContain(cpf);
});

test('a session that is none, another lead’s or over gives the same answer', async () => {
  const leadId = await createLead(commerce.app);
  const { session } = (await calls.open(leadId, cpfs.member)).json<LiveloSession>();
  const none = [
    await calls.get(leadId),
    await calls.get(leadId, 'x'.repeat(32)),
    await calls.get(await createLead(commerce.app), session),
  ];
  commerce.passTime(1_800_000);
  none.push(await calls.get(leadId, session));
  // The request's own id is all that may differ.
  const bodies = none.map((answer) => ({ ...answer.json<object>(), instance: null }));
  expect(bodies[0]).toMatchObject({ status: 404, code: 'not_found' });
  for (const body of bodies) expect(body).toEqual(bodies[0]);
});

test('a programme that is away is told as such, and the same key works afterwards', async () => {
  const leadId = await createLead(commerce.app);
  const key = randomUUID();
  commerce.loyalty.isAway = true;
  const failed = await calls.open(leadId, cpfs.member, key);
  expect(failed.statusCode).toBe(502);
  commerce.loyalty.isAway = false;
  expect((await calls.open(leadId, cpfs.member, key)).statusCode).toBe(201);
});
