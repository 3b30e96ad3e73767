import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@/scripts/projectRoot';

interface Linted {
  diagnostics: { code: string; filename: string }[];
}

/** What breaks each rule, the options that we give it included. */
const refused: Record<string, string[]> = {
  'await-thenable': ['export const load = async () => { await 1; };'],
  'no-array-delete': ['export const drop = (list: number[]) => { delete list[0]; };'],
  'no-base-to-string': ['export const show = (value: { id: number }) => `${value}`;'],
  'no-floating-promises': [
    'export const start = (save: () => Promise<void>) => { save(); };',
    'export const start = (save: () => Promise<void>) => { save().then(() => 1); };',
    'export const start = (ids: string[], save: (id: string) => Promise<void>) => { ids.map((id) => save(id)); };',
  ],
  'no-for-in-array': [
    'export const count = (list: number[]) => { for (const key in list) list.push(Number(key)); };',
  ],
  'no-implied-eval': ["export const run = () => setTimeout('start()', 1);"],
  'no-meaningless-void-operator': ['export const go = (start: () => void) => { void start(); };'],
  'no-misused-promises': [
    'export const may = (isPaid: () => Promise<boolean>) => { if (isPaid()) return 1; return 2; };',
    'export const all = (ids: string[], pay: (id: string) => Promise<void>) => { ids.forEach(async (id) => { await pay(id); }); };',
  ],
  'no-misused-spread': [
    'export const copy = (load: () => Promise<object>) => ({ ...load() });',
    'export const copy = (list: string[]) => ({ ...list });',
  ],
  'no-unnecessary-type-assertion': [
    'export const name = (value: string) => (value as string).length;',
  ],
  'no-unsafe-unary-minus': ['export const less = (value: string) => -value;'],
  'only-throw-error': ["export const stop = () => { throw 'stopped'; };"],
  'prefer-promise-reject-errors': ["export const fail = () => Promise.reject('failed');"],
  'restrict-plus-operands': [
    "export const price = (amount: { value: number }) => amount + ' BRL';",
    "export const greet = (name: string | undefined) => 'Hello ' + name;",
  ],
  'return-await': [
    'export const load = async (get: () => Promise<number>) => { try { return get(); } catch { return 0; } };',
  ],
  'switch-exhaustiveness-check': [
    "export const pay = (kind: 'card' | 'pix') => { switch (kind) { case 'card': return 1; } return 2; };",
  ],
};

/** What our options allow. */
const allowed = [
  'export const digits = (text: string) => [...text];',
  'export const kept = () => ({ ...localStorage });',
  "export const pay = (kind: 'card' | 'pix') => { switch (kind) { case 'card': return 1; default: return 2; } };",
  'export const stop = (signal: AbortSignal) => new Promise((_, reject) => { reject(signal.reason); });',
  'export const start = (save: () => Promise<void>) => { void save(); };',
];

const config = path.join(projectRoot, '.oxlintrc.json');

let folder: string;

/** The rules that each file breaks, in the order of the texts. */
function lint(texts: readonly string[]): string[][] {
  texts.forEach((text, index) => {
    writeFileSync(path.join(folder, `${index}.ts`), text);
  });
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(projectRoot, 'node_modules/oxlint/bin/oxlint'), '-c', config, '-f', 'json'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const { diagnostics } = JSON.parse(stdout) as Linted;
  return texts.map((_, index) =>
    diagnostics
      .filter(({ filename }) => path.basename(filename) === `${index}.ts`)
      .map(({ code }) => code.replace(/^typescript\((.+)\)$/, '$1')),
  );
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'typed-lint-'));
  // The linter looks there for the program that knows the types.
  mkdirSync(path.join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(
    path.join(projectRoot, 'node_modules/oxlint-tsgolint/bin/tsgolint.js'),
    path.join(folder, 'node_modules/.bin/tsgolint'),
  );
  const compilerOptions = { strict: true, noUncheckedIndexedAccess: true, target: 'es2022' };
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, module: 'esnext', types: [] } }),
  );
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('each rule that needs types is tried, and refuses what breaks it', () => {
  const { rules } = JSON.parse(readFileSync(config, 'utf8')) as { rules: object };
  expect(Object.keys(refused).map((rule) => `typescript/${rule}`)).toEqual(Object.keys(rules));
  const cases = Object.entries(refused).flatMap(([rule, texts]) =>
    texts.map((text) => ({ rule, text })),
  );
  const broken = lint(cases.map(({ text }) => text));
  expect(cases.filter(({ rule }, index) => !broken[index]?.includes(rule))).toEqual([]);
});

test('what is meant passes', () => {
  expect(lint(allowed)).toEqual(allowed.map(() => []));
});
