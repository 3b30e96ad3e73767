import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { choosePort } from '@/testing/choosePort';
import { eventually } from '@/testing/eventually';
import { parseSeries } from '@/testing/parseSeries';
import { startService, type StartedProgram } from '@/testing/startProgram';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase';

const started: StartedProgram[] = [];
let database: TestDatabase;
let dataDir = '';

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'checkout-metrics-'));
});
afterEach(() => {
  started.splice(0).forEach(({ child }) => child.kill('SIGKILL'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function run(name: 'commerce' | 'sandbox' | 'worker', givenPort?: number) {
  const port = await choosePort();
  const metricsPort = givenPort ?? (await choosePort());
  const program = startService(name, {
    LOG_FORMAT: 'json',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    [`${name.toUpperCase()}_PORT`]: String(port),
    [`${name.toUpperCase()}_METRICS_PORT`]: String(metricsPort),
  });
  started.push(program);
  const ask = (asked: number, at: string) => fetch(`http://127.0.0.1:${asked}${at}`);
  return { ...program, ask, metricsPort, port };
}

test.each(['commerce', 'worker', 'sandbox'] as const)(
  '%s exposes its metrics on a separate port, and stops',
  async (name) => {
    const { ask, child, ended, metricsPort, output, port, printed } = await run(name);
    await printed(/listens on/);
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
    expect(await ended).toBe(0);
    for (const line of output().trim().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ service: name });
  },
);

test('a metrics port in use gives one sentence', async () => {
  const first = await run('worker');
  await first.printed(/listens on/);
  const { ended, errors } = await run('worker', first.metricsPort);
  expect(await ended).toBe(1);
  expect(errors()).toMatch(
    /^Worker cannot start: Metrics cannot be told at the port of WORKER_METRICS_PORT \(.+\)\.\n$/,
  );
});
