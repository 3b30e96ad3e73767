import { createHmac } from 'node:crypto';
import getPort from 'get-port';
import { buildPath, paths } from '@/contract/paths';
import { leadBody, post } from '../support/commerceRequests';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase';
import {
  startMonitoringReceiver,
  type MonitoringReceiver,
} from '../support/startMonitoringReceiver';
import { readOrigin, startService, type StartedProgram } from '../support/startProgram';
import { startTestCommerce } from '../support/startTestCommerce';

const token = 'a-token-that-opens-a-payment-123456';
const secret = 'a-key-for-ids-of-e-mails';
const thrown = 'Maria Silva, maria@exemplo.com.br, 529.982.247-25';

/** Fails where nothing catches it, when it is told to. */
const fails =
  'data:text/javascript,process.on("SIGUSR2",()=>{Promise.reject(new Error(process.env.FAILURE))})';

let database: TestDatabase;
const started: StartedProgram[] = [];
const receivers: MonitoringReceiver[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(async () => {
  started.splice(0).forEach(({ child }) => child.kill('SIGKILL'));
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
});

async function startReceiver(...given: Parameters<typeof startMonitoringReceiver>) {
  const receiver = await startMonitoringReceiver(...given);
  receivers.push(receiver);
  return receiver;
}

/** Runs commerce, watched from where the receiver is. */
async function runCommerce(
  { dsn, url }: Pick<MonitoringReceiver, 'dsn' | 'url'>,
  variables: Record<string, string> = {},
) {
  const program = startService(
    'commerce',
    {
      COMMERCE_PORT: String(await getPort()),
      DATABASE_URL: database.url,
      EMAIL_ID_SECRET: secret,
      FAILURE: thrown,
      SENTRY_DSN: dsn,
      ELASTIC_APM_SERVER_URL: url,
      ELASTIC_APM_SECRET_TOKEN: 'secret-of-apm',
      ...variables,
    },
    { preload: fails },
  );
  started.push(program);
  const { child, ended, output } = program;
  return { child, ended, origin: await readOrigin(program), output };
}

function leaveLead(origin: string): Promise<Response> {
  return fetch(`${origin}${paths.lead}?email=${leadBody.email}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(leadBody),
  });
}

async function withoutLeads<Result>(work: () => Promise<Result>): Promise<Result> {
  await database.query('alter table leads rename to leads_away');
  try {
    return await work();
  } finally {
    await database.query('alter table leads_away rename to leads');
  }
}

test('a failure arrives at both receivers, grouped, and nothing of the buyer does', async () => {
  const receiver = await startReceiver();
  const { child, ended, origin } = await runCommerce(receiver);
  const refused = await fetch(`${origin}${buildPath(paths.payment, { token })}`);
  expect(refused.status).toBe(404);
  const invalid = await fetch(`${origin}${paths.lead}`, { method: 'POST', body: '{}' });
  expect(invalid.status).toBeGreaterThanOrEqual(400);
  await withoutLeads(async () => {
    expect((await leaveLead(origin)).status).toBe(500);
  });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);

  expect(receiver.events).toEqual([
    expect.objectContaining({
      level: 'error',
      fingerprint: [paths.lead, 'POST', '500'],
      server_name: 'checkout-commerce',
      tags: { entry: 'internal_error' },
    }),
  ]);
  const frames = JSON.stringify(receiver.events[0]?.['exception']);
  expect(frames).toContain('repository.ts');
  expect(receiver.records).toContainEqual({
    error: expect.objectContaining({
      context: expect.objectContaining({
        tags: { level: 'error', call: `${paths.lead} POST 500` },
      }),
    }),
  });
  const names = receiver.records.flatMap(({ transaction }) => (transaction ? [transaction] : []));
  expect(names).toContainEqual(expect.objectContaining({ name: 'GET /api/v1/payment/:token' }));
  expect(names).toContainEqual(
    expect.objectContaining({ name: `POST ${paths.lead}`, result: 'HTTP 5xx' }),
  );
  expect(receiver.paths).toContain('/config/v1/agents');
  const { email, name, phone } = leadBody;
  for (const text of [email, name, phone.slice(1), token, 'email=', 'idempotency-key', '"argv"'])
    expect(receiver.text()).not.toContain(text);
});

test.each([
  ['watched', 'json'],
  ['watched', 'plain'],
  ['unwatched', 'json'],
] as const)(
  'what nothing has caught is a fatal line of the log of who is %s, in %s, and arrives where it is watched, without its words',
  async (state, format) => {
    const receiver = state === 'watched' ? await startReceiver() : undefined;
    const { child, ended, output } = await runCommerce(receiver ?? { dsn: '', url: '' }, {
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
        err: { type: 'Error', stack: expect.stringContaining('at ') },
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

test('a lead is answered with the keyed hash of its e-mail, however it is written', async () => {
  const commerce = await startTestCommerce({ emailIdSecret: secret });
  const answers = [];
  for (const email of [leadBody.email, leadBody.email.toUpperCase()])
    answers.push((await post(commerce.app, paths.lead, { ...leadBody, email })).json());
  await commerce.stop();
  const emailId = createHmac('sha256', secret).update(leadBody.email).digest('hex');
  expect(answers).toMatchObject([{ emailId }, { emailId }]);
});

/** Milliseconds after which a receiver that is slow is waited for no more. */
const givenUpMs = 10_000;

/** Milliseconds that the slowest of some failing calls took. */
async function measureFailures(origin: string, count: number): Promise<number> {
  let slowest = 0;
  for (let call = 0; call < count; call += 1) {
    const start = performance.now();
    expect((await leaveLead(origin)).status).toBe(500);
    slowest = Math.max(slowest, performance.now() - start);
  }
  return slowest;
}

test.each(['slow', 'nonsense', 'down'] as const)(
  'receivers that are %s hold up no call and fill no log',
  async (state) => {
    const receiver =
      state === 'down'
        ? { dsn: 'http://key@127.0.0.1:1/7', url: 'http://127.0.0.1:1' }
        : await startReceiver(state);
    const { child, ended, origin, output } = await runCommerce(receiver);
    await withoutLeads(async () => {
      expect(await measureFailures(origin, 40)).toBeLessThan(givenUpMs - 2_000);
    });
    const start = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    // They are given two seconds (lastWords.test.ts); the agent by itself waits for half a minute.
    expect(performance.now() - start).toBeLessThan(20_000);
    const told = output().split('a receiver of reports is away').length - 1;
    // One that is slow is given ten seconds, which a busy machine may take for all of it.
    const mayBeTold = state === 'slow' ? [0, 1] : [1];
    expect(mayBeTold).toContain(told);
  },
);

test('a receiver that is slow takes nothing from the other, and nothing from the sale', async () => {
  const [slow, sound] = [await startReceiver('slow'), await startReceiver()];
  const { child, ended, origin } = await runCommerce({ dsn: slow.dsn, url: sound.url });
  await withoutLeads(async () => {
    expect((await leaveLead(origin)).status).toBe(500);
  });
  expect((await leaveLead(origin)).status).toBe(201);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(JSON.stringify(sound.records)).toContain(`${paths.lead} POST 500`);
  expect(slow.paths.some((path) => path.endsWith('/envelope/'))).toBe(true);
});
