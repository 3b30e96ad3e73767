import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runToCompletion } from '@/scripts/processes/childProcess';
import { runInGroup } from '@/scripts/processes/processGroup';
import { eventually } from '@/testing/eventually';
import { living } from '../../support/descendants';

let folder: string;
let started: string;
let controller: AbortController;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'group-'));
  started = path.join(folder, 'started');
  controller = new AbortController();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function expectStopped(running: Promise<unknown>): Promise<void> {
  const ended = expect(running).rejects.toMatchObject({ name: 'AbortError' });
  await eventually(() => existsSync(started), Boolean);
  const child = Number(readFileSync(started, 'utf8'));
  expect(living([child])).toEqual([child]);
  controller.abort();
  await ended;
  await eventually(
    () => living([child]),
    (left) => left.length === 0,
  );
}

const { signal: never } = new AbortController();

test('a stopped program ends with what it started', async () => {
  const lines = `sleep 600 & echo $! > ${started}.new; mv ${started}.new ${started}; wait`;
  await expectStopped(runInGroup('sh', ['-c', lines], {}, controller.signal));
});

test('a program that ends by itself says how, and what it printed as errors', async () => {
  await expect(runInGroup('sh', ['-c', 'echo no >&2; exit 3'], {}, never)).resolves.toEqual({
    code: 3,
    errors: 'no\n',
  });
});

test('a program that is not there is an error', async () => {
  await expect(runInGroup(path.join(folder, 'nothing'), [], {}, never)).rejects.toThrow('ENOENT');
});

test('a build that does not listen to the signal is killed with what it started', async () => {
  const lines = `
    process.on('SIGTERM', () => undefined);
    const child = require('node:child_process').spawn('sleep', ['600']);
    require('node:fs').writeFileSync(process.argv[1] + '.new', String(child.pid));
    require('node:fs').renameSync(process.argv[1] + '.new', process.argv[1]);
    setInterval(() => undefined, 1000);`;
  const spec = { name: 'build', args: ['-e', lines, started], env: {}, stopSeconds: 0.1 };
  await expectStopped(runToCompletion(spec, controller.signal, () => undefined));
});
