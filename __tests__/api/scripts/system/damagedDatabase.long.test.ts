import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { discardDataFolder } from '@/scripts/system/postgres/cluster';
import { startEmbeddedPostgres } from '@/scripts/system/postgres/startEmbeddedPostgres';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const atOnceMs = 40_000;

let parent: string;
let dataDir: string;
let cluster: string;

beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'damaged-'));
  dataDir = path.join(parent, 'data');
  await (await startEmbeddedPostgres({ dataDir })).stop();
  const pointer = path.join(dataDir, 'postgres.place');
  cluster = readdirSync(dataDir).includes('postgres.place')
    ? readFileSync(pointer, 'utf8').trim()
    : path.join(dataDir, 'postgres');
});
afterAll(() => {
  discardDataFolder(dataDir);
  rmSync(parent, { recursive: true, force: true });
});

async function startFails(): Promise<string> {
  const startedAt = performance.now();
  const reason = await startEmbeddedPostgres({ dataDir }).then(
    (server) => server.stop().then(() => 'it started'),
    (thrown: unknown) => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : ''),
  );
  expect(performance.now() - startedAt).toBeLessThan(atOnceMs);
  return reason;
}

it('the password of another database is reported at once', async () => {
  const file = path.join(dataDir, 'postgres.password');
  const password = readFileSync(file, 'utf8');
  writeFileSync(file, 'that of another backup');
  expect(await startFails()).toBe(
    `StartProblem: ${file} is not the password of the database in ${cluster}; put back the file that was made with it, or set DATA_DIR to another folder.`,
  );
  writeFileSync(file, password);
  expect(await startFails()).toBe('it started');
});

it('a database without its version is reported as damaged', async () => {
  const file = path.join(cluster, 'PG_VERSION');
  renameSync(file, `${file}.away`);
  expect(await startFails()).toBe(
    `StartProblem: The database in ${cluster} is damaged (it has no PG_VERSION); restore it from a backup, or set DATA_DIR to another folder to begin with an empty one.`,
  );
  renameSync(`${file}.away`, file);
});

it('a database that has lost its files is reported as damaged', async () => {
  const base = path.join(cluster, 'base');
  const away = path.join(cluster, 'base.away');
  renameSync(base, away);
  expect(await startFails()).toBe(
    `StartProblem: The database in ${cluster} is damaged (database "postgres" does not exist); restore it from a backup, or set DATA_DIR to another folder to begin with an empty one.`,
  );
  renameSync(away, base);
});

it('an aborted start ends at once, and so does its server', async () => {
  // A standby that allows no queries is never ready.
  writeFileSync(path.join(cluster, 'standby.signal'), '', { mode: 0o666 });
  appendFileSync(path.join(cluster, 'postgresql.auto.conf'), '\nhot_standby = off\n');
  const pidFile = path.join(cluster, 'postmaster.pid');
  const controller = new AbortController();
  const starting = startEmbeddedPostgres({ dataDir, stopping: controller.signal });
  const ended = expect(starting).rejects.toMatchObject({ name: 'AbortError' });
  while (!existsSync(pidFile)) await wait(20);
  controller.abort();
  await ended;
  expect(existsSync(pidFile)).toBe(false);
});
