import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import { projectRoot } from '@/scripts/projectRoot';

interface Linted {
  diagnostics: { code: string; filename: string }[];
}

const refused: Record<string, string[]> = {
  'await-thenable': ['export const load = async () => { await 1; };'],
  'dot-notation': ["export const read = (value: { id: number }) => value['id'];"],
  'no-array-delete': ['export const drop = (list: number[]) => { delete list[0]; };'],
  'no-base-to-string': ['export const show = (value: { id: number }) => String(value);'],
  'no-confusing-void-expression': [
    'export const go = (start: () => void) => { const done = start(); return done; };',
    'export const go = (start: () => void) => start();',
  ],
  'no-deprecated': ['export const read = (text: string) => text.substr(1);'],
  'no-duplicate-type-constituents': ['export type Name = string | string;'],
  'no-floating-promises': [
    'export const start = (save: () => Promise<void>) => { save(); };',
    'export const start = (save: () => Promise<void>) => { save().then(() => 1); };',
    'export const start = (ids: string[], save: (id: string) => Promise<void>) => { ids.map((id) => save(id)); };',
  ],
  'no-for-in-array': [
    'export const count = (list: number[]) => { for (const key in list) list.push(Number(key)); };',
  ],
  'no-generated-empty-object-type': ['export type Nothing = Omit<{ id: number }, "id">;'],
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
  'no-mixed-enums': ["export enum State { Open, Paid = 'paid' }"],
  'no-redundant-type-constituents': ['export type Value = unknown | string;'],
  'no-unnecessary-boolean-literal-compare': [
    'export const may = (isPaid: boolean) => (isPaid === true ? 1 : 2);',
  ],
  'no-unnecessary-condition': [
    'export const may = (name: { first: string }) => (name ? name.first : "");',
    'export const first = (name: { first: string }) => name?.first;',
  ],
  'no-unnecessary-template-expression': ["export const name = () => `${'a'}`;"],
  'no-unnecessary-type-arguments': [
    'const list = <Item = string>(items: Item[]) => items;\nexport const names = () => list<string>([]);',
  ],
  'no-unnecessary-type-assertion': [
    'export const name = (value: string) => (value as string).length;',
  ],
  'no-unnecessary-type-conversion': ['export const name = (value: string) => String(value);'],
  'no-unnecessary-type-parameters': [
    'export function read<Value>(value: Value): void { void value; }',
  ],
  'no-unsafe-argument': [
    'export const pay = (text: string, send: (id: number) => void) => { send(JSON.parse(text)); };',
  ],
  'no-unsafe-assignment': [
    'export const read = (text: string): number => { const value: number = JSON.parse(text); return value; };',
  ],
  'no-unsafe-call': ['export const read = (text: string) => { JSON.parse(text)(); };'],
  'no-unsafe-enum-assignment': [
    'enum State { Open = 1 }\nexport const read = (value: number): State => { const state: State = value; return state; };',
  ],
  'no-unsafe-enum-comparison': [
    'enum State { Open = 1 }\nexport const isOpen = (state: State) => state === 1;',
  ],
  'no-unsafe-member-access': [
    'export const read = (text: string): unknown => JSON.parse(text).id;',
  ],
  'no-unsafe-return': ['export const read = (text: string): { id: number } => JSON.parse(text);'],
  'no-unsafe-unary-minus': ['export const less = (value: string) => -value;'],
  'no-useless-default-assignment': ['export const read = ({ id = 1 }: { id: number }) => id;'],
  'non-nullable-type-assertion-style': [
    'export const read = (value: string | undefined) => value as string;',
  ],
  'only-throw-error': ["export const stop = () => { throw 'stopped'; };"],
  'prefer-find': ['export const first = (list: number[]) => list.filter((value) => value > 1)[0];'],
  'prefer-includes': ['export const has = (list: number[]) => list.indexOf(1) !== -1;'],
  'prefer-nullish-coalescing': ["export const name = (value: string | null) => value || 'none';"],
  'prefer-optional-chain': [
    'export const first = (name: { first: string } | undefined) => name && name.first;',
  ],
  'prefer-promise-reject-errors': ["export const fail = () => Promise.reject('failed');"],
  'prefer-reduce-type-parameter': [
    'export const group = (list: string[]) => list.reduce((all, name) => ({ ...all, [name]: 1 }), {} as Record<string, number>);',
  ],
  'prefer-regexp-exec': ['export const read = (text: string) => text.match(/a/);'],
  'prefer-return-this-type': ['export class Chain { next(): Chain { return this; } }'],
  'prefer-string-starts-ends-with': ['export const isPath = (text: string) => /^a/.test(text);'],
  'related-getter-setter-pairs': [
    'export class Box { get value(): string { return ""; } set value(given: number) { void given; } }',
  ],
  'require-await': ['export const load = async () => 1;'],
  'restrict-plus-operands': [
    "export const price = (amount: { value: number }) => amount + ' BRL';",
    "export const greet = (name: string | undefined) => 'Hello ' + name;",
    "export const price = (amount: number) => amount + ' BRL';",
  ],
  'restrict-template-expressions': [
    'export const greet = (name: string | undefined) => `Hello ${name}`;',
    'export const greet = (isKnown: boolean) => `Hello ${isKnown}`;',
  ],
  'return-await': [
    'export const load = async (get: () => Promise<number>) => { try { return get(); } catch { return 0; } };',
  ],
  'switch-exhaustiveness-check': [
    "export const pay = (kind: 'card' | 'pix') => { switch (kind) { case 'card': return 1; } return 2; };",
  ],
  'unbound-method': [
    'class Clock { start(): void { void this; } }\nexport const start = (clock: Clock) => { const { start: begin } = clock; begin(); };',
  ],
  'use-unknown-in-catch-callback-variable': [
    'export const load = (get: () => Promise<number>) => get().catch((error) => String(error));',
  ],
};

const allowed = [
  'export const digits = (text: string) => [...text];',
  'export const kept = () => ({ ...localStorage });',
  "export const pay = (kind: 'card' | 'pix') => { switch (kind) { case 'card': return 1; default: return 2; } };",
  'export const start = (save: () => Promise<void>) => { void save(); };',
  'export const count = (found: number) => `${found} found`;',
];

const config = path.join(projectRoot, '.oxlintrc.json');

let folder: string;

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
  // The linter looks in this folder for tsgolint, which knows the types.
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

interface Plugin {
  meta?: object;
  rules?: Partial<Record<string, { meta: { docs?: { requiresTypeChecking?: boolean } } }>>;
}

const unknownToLinter = ['no-unsafe-class-instance-assignment'];

test('every rule of the strict and stylistic sets that needs types is on', () => {
  const sets = [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked];
  const names = sets.flatMap(({ rules = {} }) =>
    Object.entries(rules).flatMap(([name, level]) => (level === 'off' ? [] : name)),
  );
  const { rules: known = {} }: Plugin = tseslint.plugin;
  const typed = new Set(
    names
      .map((name) => name.replace('@typescript-eslint/', ''))
      .filter((name) => known[name]?.meta.docs?.requiresTypeChecking),
  );
  expect([...typed].filter((name) => !(name in refused))).toEqual(unknownToLinter);
});

test('each rule that needs types is tested, and refuses code that breaks it', () => {
  const { rules } = JSON.parse(readFileSync(config, 'utf8')) as { rules: object };
  expect(Object.keys(refused).map((rule) => `typescript/${rule}`)).toEqual(Object.keys(rules));
  const cases = Object.entries(refused).flatMap(([rule, texts]) =>
    texts.map((text) => ({ rule, text })),
  );
  const broken = lint(cases.map(({ text }) => text));
  expect(cases.filter(({ rule }, index) => !broken[index]?.includes(rule))).toEqual([]);
});

test('correct code passes', () => {
  expect(lint(allowed)).toEqual(allowed.map(() => []));
});
