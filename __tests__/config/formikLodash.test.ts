import { readFileSync } from 'node:fs';
import config from '@/next.config.js';

/**
 * The build replaces Formik's lodash with es-toolkit (next.config.js). For what Formik 2's `getIn`,
 * `setIn`, initial values, Yup's values and array fields pass in, both return the same.
 */
type Ask = (value: unknown) => unknown;

const isAsk = (value: unknown): value is Ask => typeof value === 'function';

async function load(specifier: string): Promise<Ask> {
  const loaded = (await import(/* @vite-ignore */ specifier)) as { default: unknown };
  const answer = loaded.default;
  if (!isAsk(answer)) throw new Error(`${specifier} is no function`);
  return answer;
}

const aliases = Object.entries(config.turbopack?.resolveAlias ?? {});

async function loadBoth(name: string): Promise<[lodash: Ask, built: Ask]> {
  const [, alias] = aliases.find(([specifier]) => specifier === `lodash-es/${name}`) ?? [];
  if (typeof alias !== 'string') throw new Error(`lodash-es/${name} has no alias`);
  return [await load(`lodash-es/${name}.js`), await load(alias)];
}

class Money {
  constructor(readonly amount: number) {}
}
class Price extends Money {
  readonly parts = [new Money(1), { of: 'a price' }];
}

const withoutPrototype: unknown = Object.assign(Object.create(null), { a: { b: 1 } });
const cyclic: { self?: unknown; list: unknown[] } = { list: [1] };
cyclic.self = cyclic;

const values: [name: string, value: unknown][] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 1],
  ['a text', 'a text'],
  ['a flag', true],
  ['an object', { a: 1, b: { c: [1, { d: 2 }] } }],
  ['an empty object', {}],
  ['an array', [1, [2], { a: 3 }]],
  ['an array with a hole', Object.assign([], { 0: 1, 2: 3 })],
  ['a class', new Price(1)],
  ['an object without a prototype', withoutPrototype],
  ['a day', new Date(2026, 10, 20)],
  ['a pattern', /a+/gi],
  ['a map', new Map([['a', { b: 1 }]])],
  ['a set', new Set([{ a: 1 }])],
  ['bytes', new Uint8Array([1, 2])],
  ['an error', new Error('a field')],
  ['what holds itself', cyclic],
  ['a symbol’s value', { [Symbol.for('a')]: { b: 1 } }],
];

test('the build replaces every lodash module that Formik loads, and nothing else', () => {
  const formik = readFileSync('node_modules/formik/dist/formik.esm.js', 'utf8');
  const loaded = Array.from(formik.matchAll(/from '(lodash[^']*)'/g), ([, name]) => name);
  expect(loaded.length).toBeGreaterThan(0);
  expect(new Set(aliases.map(([name]) => name))).toEqual(new Set(loaded));
});

describe.each(['clone', 'cloneDeep'])('%s', (name) => {
  test.each(values)('%s', async (_, value) => {
    const [lodash, built] = await loadBoth(name);
    const expected = lodash(value);
    const answer = built(value);
    expect(answer).toStrictEqual(expected);
    // A copy where lodash copies, shallow or deep.
    expect(Object.is(answer, value)).toBe(Object.is(expected, value));
    if (typeof value !== 'object' || value === null) return;
    expect(Object.getPrototypeOf(answer)).toBe(Object.getPrototypeOf(expected));
    for (const key of Reflect.ownKeys(value)) {
      const held: unknown = Reflect.get(value, key);
      const isKept = (copy: unknown) => Reflect.get(Object(copy), key) === held;
      expect([key, isKept(answer)]).toEqual([key, isKept(expected)]);
    }
  });
});

test('functions and files, which no form here holds, are kept where lodash empties them', async () => {
  const [lodash, built] = await loadBoth('cloneDeep');
  const getOne = () => 1;
  expect(lodash(getOne)).toEqual({});
  expect(built(getOne)).toBe(getOne);
  const file = new File(['text'], 'a.txt');
  expect(lodash(file)).toEqual({});
  expect(built(file)).toHaveProperty('name', file.name);
});

test.each(values)('isPlainObject: %s', async (_, value) => {
  const [lodash, built] = await loadBoth('isPlainObject');
  expect(built(value)).toBe(lodash(value));
});

test.each([
  'name',
  'a.b',
  'a[0].b',
  'cards[1].securityCode',
  'a.0.b',
  '[0]',
  '[0][1]',
  'a["b.c"].d',
  "a['b']",
  'a..b',
  '.a',
  'a.',
  '',
  'a[]',
  0,
  ['a', 0, 'b.c'],
  [],
])('toPath: %j', async (path) => {
  const [lodash, built] = await loadBoth('toPath');
  expect(built(path)).toStrictEqual(lodash(path));
});
