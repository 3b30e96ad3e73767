import { createHmac } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildPath, paths } from '@/contract/paths';
import { choosePort } from '@/testing/choosePort';
import { eventually } from '@/testing/eventually';
import { readOrigin, type StartedProgram, startService } from '@/testing/startProgram';
import { leadBody } from '../support/commerceRequests';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const started: StartedProgram[] = [];
afterEach(() => {
  started.splice(0).forEach(({ child }) => child.kill('SIGKILL'));
});

function runCommerce(variables: Record<string, string>): StartedProgram {
  const program = startService('commerce', { DATABASE_URL: database.url, ...variables });
  started.push(program);
  return program;
}

test('in production commerce lists every missing setting at once, including the documents of a product', async () => {
  const { errors, ended } = runCommerce({
    APP_ENV: 'production',
    ALLOW_ROOT: 'true',
    ALLOW_SANDBOX: 'true',
    TRUSTED_PROXIES: 'loopback',
  });
  expect(await ended).toBe(1);
  expect(errors().trim().split('\n')).toEqual([
    expect.stringMatching(/^Commerce cannot start: WEB_URL is missing/),
    expect.stringMatching(/^SANDBOX_API_KEY must have 32 bytes or more/),
    expect.stringMatching(/^SANDBOX_WEBHOOK_SECRET must have 32 bytes or more/),
    expect.stringMatching(/^DATA_KEY must have 32 bytes or more/),
    expect.stringMatching(/^LOOKUP_KEY must have 32 bytes or more/),
    expect.stringMatching(/^CAPTCHA_SECRET is missing/),
    expect.stringMatching(/^APP_ENV=production does not start with products .* mls has no links/),
  ]);
});

test('commerce uses its key for e-mail ids, and stops cleanly on a signal', async () => {
  const secret = 'a-key-for-ids-of-e-mails';
  const program = runCommerce({
    COMMERCE_PORT: String(await choosePort()),
    EMAIL_ID_SECRET: secret,
  });
  const origin = await readOrigin(program);
  const response = await fetch(`${origin}${paths.lead}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': '7f4df2a4-6f0c-4f0b-9d0a-0d6a1d1f9a11',
    },
    body: JSON.stringify({ ...leadBody, email: leadBody.email.toUpperCase() }),
  });
  expect(response.status).toBe(201);
  const emailId = createHmac('sha256', secret).update(leadBody.email).digest('hex');
  expect(await response.json()).toMatchObject({ emailId });
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

test('a signal delivered twice, by npm and by the terminal, counts once, and a later one ends the process at once', async () => {
  const stop = async (drainSeconds: number, untilSecond: (origin: string) => Promise<unknown>) => {
    const program = runCommerce({
      COMMERCE_PORT: String(await choosePort()),
      DRAIN_SECONDS: String(drainSeconds),
    });
    const { child, ended } = program;
    const origin = await readOrigin(program);
    const began = performance.now();
    child.kill('SIGTERM');
    await untilSecond(origin);
    child.kill('SIGTERM');
    return { code: await ended, seconds: (performance.now() - began) / 1_000 };
  };
  const untilLater = async (origin: string) => {
    await eventually(
      () => fetch(`${origin}${paths.readiness}`),
      ({ status }) => status === 503,
    );
    // The first signal has arrived: one that comes over a second later is a new one.
    await wait(1_500);
  };
  const [same, later] = await Promise.all([stop(5, () => wait(50)), stop(60, untilLater)]);
  expect(same.code).toBe(0);
  expect(same.seconds).toBeGreaterThanOrEqual(5);
  expect(later.code).toBe(1);
});

test('the debug log contains nothing about a buyer', async () => {
  const program = runCommerce({ COMMERCE_PORT: String(await choosePort()), LOG_LEVEL: 'debug' });
  const origin = await readOrigin(program);
  const token = 'a-token-that-opens-a-payment';
  await fetch(`${origin}/api/v2/product/ms?business=meusucesso&email=${leadBody.email}`);
  await fetch(`${origin}${buildPath(paths.payment, { token })}`);
  await database.query('alter table leads rename to leads_away');
  const failed = await fetch(`${origin}${paths.lead}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': '7f4df2a4-6f0c-4f0b-9d0a-0d6a1d1f9a12',
    },
    body: JSON.stringify(leadBody),
  });
  await database.query('alter table leads_away rename to leads');
  expect(failed.status).toBe(500);
  expect(await failed.json()).not.toHaveProperty('detail');
  program.child.kill('SIGTERM');
  await program.ended;
  const log = program.output();
  expect(log).toContain('internal_error');
  for (const secret of [leadBody.email, leadBody.name, leadBody.phone.slice(1), token]) {
    expect(log).not.toContain(secret);
  }
});

test('a wrong variable gives one sentence and exit code 1', async () => {
  const { ended, errors } = runCommerce({ COMMERCE_PORT: 'x' });
  expect(await ended).toBe(1);
  expect(errors().trim().split('\n')).toEqual([expect.stringMatching(/COMMERCE_PORT/)]);
});

test('a port in use gives one sentence and exit code 1', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const { ended, errors } = runCommerce({ COMMERCE_PORT: String(port) });
  expect(await ended).toBe(1);
  expect(errors().trim()).toBe(
    `Commerce cannot start: port ${port} is in use; stop what uses it or set COMMERCE_PORT.`,
  );
  await new Promise((resolve) => server.close(resolve));
});
