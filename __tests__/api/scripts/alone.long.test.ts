import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '@/contract/paths';
import { buildPrograms } from '@/scripts/build/buildPrograms';
import { projectRoot } from '@/scripts/projectRoot';
import { choosePort } from '@/testing/choosePort';
import { eventually } from '@/testing/eventually';
import { startProgram, startService, type StartedProgram } from '@/testing/startProgram';
import { leadBody } from '../../support/commerceRequests';
import { createTestDatabase, type TestDatabase } from '../../support/createTestDatabase';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let database: TestDatabase;
let dataDir: string;
let variables: Record<string, string>;
const started: StartedProgram[] = [];

beforeAll(async () => {
  await buildPrograms(projectRoot);
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'alone-'));
  const [commerce, worker, sandbox] = [await choosePort(), await choosePort(), await choosePort()];
  variables = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    COMMERCE_PORT: String(commerce),
    WORKER_PORT: String(worker),
    SANDBOX_PORT: String(sandbox),
    SANDBOX_URL: `http://127.0.0.1:${sandbox}`,
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${commerce}/api/v1/webhooks/sandbox`,
    BACKGROUND_WORK: 'false',
  };
});
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  await database.drop();
  await rm(dataDir, { recursive: true });
});

async function run(name: 'commerce' | 'sandbox' | 'worker'): Promise<StartedProgram> {
  const script = startService(name, variables);
  started.push(script);
  await script.printed(/listen/);
  return script;
}

async function ask(port = '', address: string, init?: RequestInit) {
  return (await fetch(`http://127.0.0.1:${port}${address}`, init)).status;
}

const lead = {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'idempotency-key': '7f4df2a4-6f0c-4f0b-9d0a-0d6a1d1f9a13',
  },
  body: JSON.stringify(leadBody),
};

it('the build is readable by every account, because an image runs it as another one', () => {
  const folder = path.join(projectRoot, 'build');
  const closed = readdirSync(folder).filter(
    (file) => (statSync(path.join(folder, file)).mode & 0o004) === 0,
  );
  expect(closed).toEqual([]);
});

it('the migration runs and ends', async () => {
  const migrate = startProgram('migrate', variables);
  expect([await migrate.ended, migrate.output()]).toEqual([0, '']);
});

it('commerce, its worker and the sandbox run as separate processes', async () => {
  const sandbox = await run('sandbox');
  const commerce = await run('commerce');
  const worker = await run('worker');
  const { COMMERCE_PORT, WORKER_PORT } = variables;
  expect(await ask(COMMERCE_PORT, paths.readiness)).toBe(200);
  expect(await ask(COMMERCE_PORT, paths.lead, lead)).toBe(201);
  expect(await ask(WORKER_PORT, paths.readiness)).toBe(200);
  expect(await ask(WORKER_PORT, paths.lead, lead)).toBe(404);
  // Like a browser that opens connections ahead, or a load balancer.
  const ahead = ['COMMERCE_PORT', 'WORKER_PORT', 'SANDBOX_PORT'].map((name) =>
    connect(Number(variables[name]), '127.0.0.1').on('error', () => undefined),
  );
  await Promise.all(ahead.map((socket) => once(socket, 'connect')));
  for (const { child, ended } of [worker, commerce, sandbox]) {
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
});

it('commerce continues to answer for as long as its load balancer needs to notice', async () => {
  variables.DRAIN_SECONDS = '8';
  const { child, ended } = await run('commerce');
  const { COMMERCE_PORT } = variables;
  child.kill('SIGTERM');
  const isReady = () => ask(COMMERCE_PORT, paths.readiness);
  expect(await eventually(isReady, (status) => status === 503)).toBe(503);
  expect(await ask(COMMERCE_PORT, paths.lead, lead)).toBe(201);
  expect(await ended).toBe(0);
});

it('the worker names its own port when that one is in use', async () => {
  variables.DRAIN_SECONDS = '0';
  const worker = await run('worker');
  const second = startService('worker', variables);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`port ${variables.WORKER_PORT ?? ''} is in use`);
  expect(second.output()).toContain('WORKER_PORT');
  worker.child.kill('SIGTERM');
  await worker.ended;
});
