import { createHmac } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import { version } from '@/domain/version.server';
import { findTimed } from '@/testing/startMonitoringReceiver';
import { leadBody, post } from '../support/commerceRequests';
import { objectContaining, stringContaining } from '../support/matchers';
import { startTestCommerce } from '../support/startTestCommerce';
import { emailIdSecret, leaveLead, openWatchedCommerce } from '../support/watchedCommerce';

const token = 'a-token-that-opens-a-payment-123456';

let commerce: Awaited<ReturnType<typeof openWatchedCommerce>>;

beforeAll(async () => {
  commerce = await openWatchedCommerce();
});
afterEach(() => commerce.end());
afterAll(() => commerce.drop());

test('a failure reaches both receivers, grouped, and without data of the buyer', async () => {
  const receiver = await commerce.startReceiver();
  const { child, ended, origin } = await commerce.run(receiver);
  const refused = await fetch(`${origin}${buildPath(paths.payment, { token })}`);
  expect(refused.status).toBe(404);
  const invalid = await fetch(`${origin}${paths.lead}`, { method: 'POST', body: '{}' });
  expect(invalid.status).toBeGreaterThanOrEqual(400);
  await commerce.without('leads', async () => {
    expect((await leaveLead(origin)).status).toBe(500);
  });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);

  // Background work may hit the missing table, too.
  const ofCalls = receiver.events.filter((event) => 'fingerprint' in event);
  expect(ofCalls).toEqual([
    expect.objectContaining({
      level: 'error',
      fingerprint: [paths.lead, 'POST', '500'],
      server_name: 'checkout-commerce',
      release: version,
      tags: { entry: 'internal_error' },
    }),
  ]);
  const frames = JSON.stringify(ofCalls[0]?.exception);
  expect(frames).toContain('writeLead.ts');
  expect(receiver.records).toContainEqual({
    error: objectContaining({
      context: objectContaining({
        tags: { level: 'error', call: `${paths.lead} POST 500` },
      }),
    }),
  });
  const names = receiver.records.flatMap(({ transaction }) => (transaction ? [transaction] : []));
  expect(names).toContainEqual(expect.objectContaining({ name: 'GET /api/v1/payment/:token' }));
  expect(names).toContainEqual(
    expect.objectContaining({ name: `POST ${paths.lead}`, result: 'HTTP 5xx' }),
  );
  expect(receiver.records).toContainEqual({
    metadata: objectContaining({
      service: objectContaining({ name: 'checkout-commerce', version }),
    }),
  });
  expect(receiver.paths).toContain('/config/v1/agents');
  const { email, name, phone } = leadBody;
  for (const text of [email, name, phone.slice(1), token, 'email=', 'idempotency-key', '"argv"'])
    expect(receiver.text()).not.toContain(text);
});

test('statements and provider calls are parts of the trace of their request', async () => {
  const receiver = await commerce.startReceiver();
  const { child, ended, origin } = await commerce.run(receiver, {
    SANDBOX_URL: 'http://127.0.0.1:1',
  });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  expect((await leaveLead(origin, headers)).status).toBe(201);
  expect((await fetch(`${origin}${paths.cardKey}`, { headers })).status).toBe(502);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);

  const [lead] = findTimed(receiver, 'transaction', `POST ${paths.lead}`);
  expect(lead).toMatchObject({ trace_id: traceId, parent_id: '00f067aa0ba902b7' });
  expect(findTimed(receiver, 'span', 'INSERT leads')).toEqual([
    expect.objectContaining({
      trace_id: traceId,
      parent_id: lead?.id,
      transaction_id: lead?.id,
      type: 'db',
      subtype: 'postgresql',
      outcome: 'success',
    }),
  ]);
  const [cardKey] = findTimed(receiver, 'transaction', `GET ${paths.cardKey}`);
  expect(findTimed(receiver, 'span', 'payments getCardKey')[0]).toMatchObject({
    parent_id: cardKey?.id,
    type: 'external',
    outcome: 'failure',
  });
  const { email, name, phone } = leadBody;
  for (const text of [email, name, phone.slice(1), '$1'])
    expect(receiver.text()).not.toContain(text);
});

test.each([
  ['watched', 'json'],
  ['unwatched', 'plain'],
] as const)(
  'an uncaught error is a fatal log line of a process that is %s, in %s, and is reported where watched, without its message',
  async (state, format) => {
    const receiver = state === 'watched' ? await commerce.startReceiver() : undefined;
    const { child, ended, output } = await commerce.run(receiver ?? { dsn: '', url: '' }, {
      LOG_FORMAT: format,
    });
    child.kill('SIGUSR2');
    expect(await ended).toBe(1);
    expect(output()).not.toMatch(/Maria|529\.982/);
    const lines = output().trim().split('\n');
    const line = lines.find((text) => text.includes('was not caught')) ?? '';
    if (format === 'plain') expect(line).toContain('FATAL');
    else
      expect(JSON.parse(line)).toMatchObject({
        level: 'fatal',
        service: 'commerce',
        origin: 'unhandledRejection',
        err: { type: 'Error', stack: stringContaining('at ') },
      });
    if (!receiver) return;
    expect(receiver.events).toEqual([
      expect.objectContaining({
        level: 'fatal',
        tags: { entry: 'not caught, the process ends' },
      }),
    ]);
    expect(receiver.text()).not.toMatch(/Maria|529\.982/);
  },
);

test('a lead gets the keyed hash of its e-mail, whatever its letter case', async () => {
  const service = await startTestCommerce({ emailIdSecret });
  const answers = [];
  for (const email of [leadBody.email, leadBody.email.toUpperCase()])
    answers.push((await post(service.app, paths.lead, { ...leadBody, email })).json());
  await service.stop();
  const emailId = createHmac('sha256', emailIdSecret).update(leadBody.email).digest('hex');
  expect(answers).toMatchObject([{ emailId }, { emailId }]);
});
