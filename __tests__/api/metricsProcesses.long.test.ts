import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { eventually } from '../support/commerceRequests';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase';
import { parseSeries } from '../support/readSeries';

const root = path.resolve(__dirname, '../..');
const children: ChildProcess[] = [];
let database: TestDatabase;
let dataDir = '';

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'checkout-metrics-'));
});
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs a process by its own file, its calls at `port` and its metrics at `metricsPort`. */
async function run(file: string, name: 'COMMERCE' | 'SANDBOX' | 'WORKER', metricsPort?: number) {
  const port = await getPort();
  const ownPort = metricsPort ?? (await getPort());
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: root,
    env: {
      ...process.env,
      LOG_FORMAT: 'json',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SANDBOX_URL: 'http://127.0.0.1:1',
      SANDBOX_API_KEY: 'the-key-of-the-sandbox',
      DATA_KEY: 'a-data-key-of-a-test',
      LOOKUP_KEY: 'a-lookup-key-of-a-test',
      SANDBOX_WEBHOOK_SECRET: Buffer.from('twenty-four random bytes').toString('base64'),
      [`${name}_PORT`]: String(port),
      [`${name}_METRICS_PORT`]: String(ownPort),
    },
  });
  children.push(child);
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const listening = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('listens on')) resolve();
    });
  });
  const ask = (asked: number, at: string) => fetch(`http://127.0.0.1:${asked}${at}`);
  return {
    ask,
    child,
    errors: () => errors,
    exit,
    listening,
    metricsPort: ownPort,
    output: () => output,
    port,
  };
}

test.each([
  ['commerce/main.ts', 'COMMERCE'],
  ['commerce/worker.ts', 'WORKER'],
  ['sandbox/main.ts', 'SANDBOX'],
] as const)('%s tells its metrics at a port of their own, and ends', async (file, name) => {
  const { ask, child, exit, listening, metricsPort, output, port } = await run(file, name);
  await listening;
  expect((await ask(port, '/healthcheck')).status).toBe(200);
  expect((await ask(port, '/metrics')).status).toBe(404);
  const route =
    'http_request_duration_seconds_count{method="GET",route="/healthcheck",status="2xx"}';
  const series = await eventually(
    async () => parseSeries(await (await ask(metricsPort, '/metrics')).text()),
    (told) => told.has(route),
  );
  expect(series.get(route)).toBe(1);
  expect(series.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  for (const line of output().trim().split('\n'))
    expect(JSON.parse(line)).toMatchObject({ service: name.toLowerCase() });
});

test('a port for metrics that is taken is said in a sentence', async () => {
  const first = await run('commerce/worker.ts', 'WORKER');
  await first.listening;
  const { errors, exit } = await run('commerce/worker.ts', 'WORKER', first.metricsPort);
  expect(await exit).toBe(1);
  expect(errors()).toMatch(
    /^Worker cannot start: Metrics cannot be told at the port of WORKER_METRICS_PORT \(.+\)\.\n$/,
  );
});
