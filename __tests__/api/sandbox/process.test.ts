import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axios from 'axios';
import { choosePort } from '@/testing/choosePort';
import { startService, type StartedProgram } from '@/testing/startProgram';
import { pixRequest } from './support/chargeRequests';
import { apiKey, webhookSecret } from './support/openTestSandbox';

let directory: string;
let port: number;
let running: StartedProgram[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox-process-'));
  port = await choosePort();
  running = [];
});

afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await rm(directory, { recursive: true });
});

function run(change: Record<string, string> = {}) {
  const program = startService('sandbox', {
    DATA_DIR: directory,
    SANDBOX_PORT: String(port),
    SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:9/',
    SANDBOX_WEBHOOK_SECRET: webhookSecret,
    SANDBOX_API_KEY: apiKey,
    LOG_FORMAT: 'json',
    ...change,
  });
  running.push(program);
  const { child, ended, errors, output, printed } = program;
  return {
    child,
    ended: ended.then((code) => ({ code, said: errors() })),
    firstLine: () => printed(/\n/).then(output),
  };
}

test('the sandbox starts on loopback, says so once, and stops in order', async () => {
  const { child, ended, firstLine } = run();
  expect(JSON.parse(await firstLine())).toMatchObject({
    service: 'sandbox',
    message: `Payment sandbox listens on http://127.0.0.1:${port}`,
  });
  expect((await axios.get(`http://127.0.0.1:${port}/readiness`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, said: '' });
});

test('the sandbox loses nothing acknowledged when it is killed', async () => {
  const first = run();
  await first.firstLine();
  const client = axios.create({
    baseURL: `http://127.0.0.1:${port}`,
    headers: { authorization: `Bearer ${apiKey}` },
  });
  const created = await client.post('/charges', pixRequest);
  first.child.kill('SIGKILL');
  await first.ended;
  await run().firstLine();
  const found = await client.get('/charges?paymentId=payment-1');
  expect(found.data).toEqual(created.data);
});

test('a port in use gives one clear sentence', async () => {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { code, said } = await run().ended;
  server.close();
  expect(code).toBe(1);
  expect(said).toBe(
    'The sandbox port is taken: stop the process that uses it or set SANDBOX_PORT to another one.\n',
  );
});

test('wrong settings are named, and their values are not shown', async () => {
  const { code, said } = await run({ SANDBOX_PORT: 'abc', SANDBOX_API_KEY: 'short' }).ended;
  expect(code).toBe(1);
  expect(said).toBe(
    'SANDBOX_PORT must be a port number from 1 to 65535.\nSANDBOX_API_KEY must be a secret of 16 characters or more, without spaces.\n',
  );
});
