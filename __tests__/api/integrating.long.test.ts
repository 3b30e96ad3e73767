import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { escapeRegExp, isEqual } from 'es-toolkit';
import MarkdownIt from 'markdown-it';
import { problemTable } from '@/commerce/http/problems';
import { paths } from '@/contract/paths';
import { projectRoot } from '@/scripts/projectRoot';
import { startSandboxSystem, type SandboxSystem } from '../support/startSandboxSystem';

// A machine may be busy with other work, and each line starts up to three processes.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const page = readFileSync('docs/integrating.md', 'utf8');
const run = promisify(execFile);

interface Block {
  lines: string;
  promise: { kind: string; text: string } | undefined;
}

const blocks: Block[] = new MarkdownIt().parse(page, {}).flatMap((token, index, all) => {
  if (token.type !== 'fence' || token.info !== 'sh') return [];
  const next = all[index + 1];
  const promise = next?.type === 'fence' ? { kind: next.info, text: next.content } : undefined;
  return [{ lines: token.content, promise }];
});

function isShown(shown: unknown, value: unknown): boolean {
  if (shown === '…') return value !== undefined && value !== null;
  if (typeof shown !== 'object' || shown === null) return isEqual(shown, value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(shown).every(([name, member]) => isShown(member, Reflect.get(value, name)));
}

const isPrinted = (shown: string, text: string) =>
  new RegExp(shown.trim().split('…').map(escapeRegExp).join('[^]+'), 'm').test(text);

let system: SandboxSystem;
let folder: string;
beforeAll(async () => {
  system = await startSandboxSystem();
  folder = mkdtempSync(path.join(tmpdir(), 'integrating-'));
});
afterAll(async () => {
  await system.stop();
  rmSync(folder, { recursive: true });
});

/** Runs blocks one after the other in one shell. @param bin first on its PATH */
async function expectPromises(name: string, bin: string, tried: readonly Block[]): Promise<void> {
  const answers = path.join(folder, name);
  mkdirSync(answers);
  const script = tried.map(({ lines }, index) => `exec > '${answers}/${index}'\n${lines}`);
  const address = system.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  await run('bash', ['-eo', 'pipefail', '-c', script.join('')], {
    cwd: projectRoot,
    env: {
      ...process.env,
      PATH: `${bin}:${process.env.PATH ?? ''}`,
      TMPDIR: folder,
      API: `http://127.0.0.1:${address.port}`,
      SANDBOX_WEBHOOK_SECRET: system.webhookSecret,
    },
  });
  for (const [index, { lines, promise }] of tried.entries()) {
    const text = readFileSync(path.join(answers, String(index)), 'utf8');
    const isKept =
      promise === undefined
        ? text === ''
        : promise.kind === 'json'
          ? isShown(JSON.parse(promise.text), JSON.parse(text))
          : isPrinted(promise.text, text);
    if (!isKept)
      throw new Error(`${lines}\nprints\n\n${text}\ninstead of\n\n${promise?.text ?? ''}`);
  }
}

function createCurlReplacement(): string {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  const program = path.join(projectRoot, '__tests__/support/standInCurl.mjs');
  writeFileSync(
    path.join(bin, 'curl'),
    `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`,
  );
  chmodSync(path.join(bin, 'curl'), 0o755);
  return bin;
}

const hasCurl = spawnSync('curl', ['--version']).status === 0;

test('the page shows what each of its curl lines prints', () => {
  expect(page.match(/^\s*curl /gm)?.length).toBeGreaterThan(20);
  const silent = blocks.filter(({ lines, promise }) => /^curl /m.test(lines) && !promise);
  expect(silent).toEqual([]);
});

test('every line is answered as the page says, by curl or its replacement', async () => {
  await expectPromises('page', hasCurl ? folder : createCurlReplacement(), blocks);
});

test('the replacement for curl, on a machine without it, sends what the lines say', async () => {
  // Each of its processes has the startup time of Node: a few lines cover its options.
  const few = blocks.filter(({ lines }, index) => index < 4 || lines.includes('webhook-id'));
  await expectPromises('stand-in', createCurlReplacement(), few);
});

test('an answer that differs from the page is detected', () => {
  expect(isShown({ a: '…', b: [{ c: 1 }] }, { a: 'x', b: [{ c: 1, d: 2 }], e: 3 })).toBe(true);
  expect(isShown({ a: '…' }, { a: null })).toBe(false);
  expect(isShown({ b: [{ c: 1 }] }, { b: [{ c: 2 }] })).toBe(false);
  expect(isShown({ b: [{ c: 1 }] }, { b: [] })).toBe(false);
  expect(isPrinted('data: {"a":…}', 'data: {"b":1}')).toBe(false);
});

test('the page names every problem code at its status', () => {
  const named = page
    .split('\n')
    .flatMap((line) => {
      const [, status, codes = ''] = /^\| (\d{3}) +\| ([^|]+)\|/.exec(line) ?? [];
      return [...codes.matchAll(/`(\w+)`/g)].map(([, code = '']) => [code, Number(status)]);
    })
    .sort();
  const known = Object.entries(problemTable).map(([code, { status }]) => [code, status]);
  expect(named).toEqual(known.sort());
});

test('the page names every call', () => {
  const calls = Object.values(paths).map((call) => call.replaceAll(/:(\w+)/g, '{$1}'));
  expect(calls.filter((call) => !page.includes(call))).toEqual([]);
});
