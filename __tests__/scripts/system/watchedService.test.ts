import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createService } from '@/scripts/processes/childProcess';
import type { RunningProcess } from '@/scripts/processes/supervisor';
import { compileWatched } from '@/scripts/system/watch/compileWatched';
import { createWatchedService } from '@/scripts/system/watch/createWatchedService';
import { choosePort } from '@/testing/choosePort';
import { createIdleProcess } from '../../support/idleProcess';

let folder: string;
let running: RunningProcess;
let url: string;
const said: string[] = [];

const write = (file: string, text: string) => {
  writeFileSync(path.join(folder, file), text);
};

const ask = () =>
  fetch(url).then(
    (answer) => answer.text(),
    () => 'nothing',
  );

async function until(expected: string): Promise<void> {
  while ((await ask()) !== expected) await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'checkout-watched-'));
  mkdirSync(path.join(folder, 'answers/notes'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  write('answers/notes/note.txt', 'a note');
  write('answers/word.ts', "export const word: string = 'first';");
  write(
    'answers/main.ts',
    `import { readFileSync } from 'node:fs';
     import { createServer } from 'node:http';
     import { word } from './word';
     const note = readFileSync(new URL('./notes/note.txt', import.meta.url), 'utf8');
     createServer((_, response) => response.end(word + ', ' + note)).listen(process.env.TRY_PORT);
     process.on('SIGTERM', () => process.exit(0));`,
  );
  const port = await choosePort();
  url = `http://127.0.0.1:${port}`;
  const report = (line: string) => void said.push(line);
  const program = {
    projectFolder: folder,
    name: 'answers',
    source: 'answers/main.ts',
    output: 'compiled',
    beside: 'answers/notes',
  };
  const spec = {
    name: 'answers',
    args: [path.join(folder, 'compiled/answers.js')],
    env: { TRY_PORT: String(port) },
    readyUrl: url,
    readySeconds: 60,
    stopSeconds: 120,
  };
  const service = createWatchedService(
    createService(spec, report),
    (onChange) => compileWatched(program, onChange, report),
    report,
  );
  running = await service.start(new AbortController().signal);
}, 120_000);

afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
  expect(await ask()).toBe('nothing');
});

// The process exits at SIGTERM: a change that waited for `stopSeconds` to pass would come too late for
// this test.
test('a change takes effect by itself', async () => {
  expect(await ask()).toBe('first, a note');
  write('answers/word.ts', "export const word: string = 'second';");
  await until('second, a note');
});

test('a change that does not compile is reported, and the running program continues', async () => {
  write('answers/word.ts', 'export const word: string = ;');
  while (!said.some((line) => line.includes('does not compile')))
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(said.join('\n')).toContain('answers/word.ts:1');
  expect(await ask()).toBe('second, a note');
});

test('a program that does not start is tried again at the next change', async () => {
  write('answers/word.ts', "throw new Error('not today'); export const word = '';");
  while (!said.some((line) => line.includes('stopped before it was ready')))
    await new Promise((resolve) => setTimeout(resolve, 20));
  write('answers/word.ts', "export const word: string = 'third';");
  await until('third, a note');
});

test('it ends when it is stopped after a restart that failed', async () => {
  let starts = 0;
  let change: () => void = () => undefined;
  const service = {
    name: 'answers',
    start: () => {
      starts += 1;
      return starts > 1
        ? Promise.reject(new Error('not today'))
        : Promise.resolve(createIdleProcess());
    },
  };
  const watch = (onChange: () => void) => {
    change = onChange;
    return Promise.resolve(() => Promise.resolve());
  };
  const watched = createWatchedService(service, watch, () => undefined);
  const started = await watched.start(new AbortController().signal);
  change();
  await started.stop();
  expect(starts).toBe(2);
  expect(await started.exited).toBe('stopped');
});
