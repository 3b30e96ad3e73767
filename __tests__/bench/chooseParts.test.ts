import { chooseParts } from '@/bench/chooseParts';

const parts: { name: string; isOnlyNamed?: true }[] = [
  ...['memory', 'bytes', 'pages'].map((name) => ({ name })),
  { name: 'brands', isOnlyNamed: true },
];

const choose = (...args: string[]) => chooseParts(parts, args).map(({ name }) => name);

test('every part is measured when none is named, but those that take too long', () => {
  expect(choose()).toEqual(['memory', 'bytes', 'pages']);
  expect(choose('brands')).toEqual(['brands']);
});

test.each([[['pages']], [['--only', 'pages']], [['--only=pages']]])(
  'one part is named by %j',
  (args) => {
    expect(choose(...args)).toEqual(['pages']);
  },
);

test.each([[['pages', 'memory']], [['pages,memory']], [['--only', 'pages,memory']]])(
  'parts named by %j are measured in their own order',
  (args) => {
    expect(choose(...args)).toEqual(['memory', 'pages']);
  },
);

test.each([
  [['pagse'], 'pagse is no part; there are memory, bytes, pages, brands.'],
  [['--all'], '--all is no part; there are memory, bytes, pages, brands.'],
  [['--only'], '--only needs names of parts'],
])('%j is refused instead of measuring something else', (args, message) => {
  expect(() => choose(...args)).toThrow(message);
});
