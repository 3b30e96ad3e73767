import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCluster } from '@/scripts/system/postgres/cluster';
import { eventually } from '@/testing/eventually';
import { living } from '../../support/descendants';

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'initdb-'));
  dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function create(initdb: string, stopping = new AbortController().signal): Promise<void> {
  mkdirSync(path.join(folder, 'bin'));
  writeFileSync(path.join(folder, 'bin/initdb'), `#!/bin/sh\n${initdb}\n`, { mode: 0o755 });
  const cluster = { folder: path.join(dataDir, 'postgres'), account: undefined };
  return createCluster(cluster, { folder, version: '18.4.0' }, 'a-password', stopping);
}

it('a start that is stopped ends initdb and its processes, and leaves nothing of the cluster', async () => {
  const started = path.join(folder, 'started');
  const controller = new AbortController();
  const creating = create(
    `sleep 600 & echo $! > ${started}.new; mv ${started}.new ${started}; wait`,
    controller.signal,
  );
  const ended = expect(creating).rejects.toMatchObject({ name: 'AbortError' });
  await eventually(() => existsSync(started), Boolean);
  const child = Number(readFileSync(started, 'utf8'));
  controller.abort();
  await ended;
  await eventually(
    () => living([child]),
    (left) => left.length === 0,
  );
  expect(readdirSync(dataDir)).toEqual([]);
});

it('a full disk is named, whatever initdb says last', async () => {
  const creating = create(`cat >&2 <<'END'
FATAL:  could not write to file "pg_wal/xlogtemp.7": No space left on device
child process exited with exit code 1
initdb: removing contents of data directory "data"
END
exit 1`);
  await expect(creating).rejects.toThrow(
    `The disk of ${path.join(dataDir, 'postgres')} is full; free some space and start again.`,
  );
  expect(readdirSync(dataDir)).toEqual([]);
});

it('the line with the cause is quoted, not that of what initdb removes', async () => {
  const creating = create(`cat >&2 <<'END'
initdb: error: could not change permissions of directory "data": Operation not permitted
initdb: removing data directory "data"
END
exit 1`);
  await expect(creating).rejects.toThrow(
    'postgres (initdb: error: could not change permissions of directory "data": Operation not permitted); set DATA_DIR to another place, or DATABASE_URL to a PostgreSQL server.',
  );
});
