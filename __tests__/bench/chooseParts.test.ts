import { chooseParts } from '@/bench/chooseParts';

const parts = ['memory', 'bytes', 'pages'].map((name) => ({ name }));

const choose = (...args: string[]) => chooseParts(parts, args).map(({ name }) => name);

test('every part is measured when none is named', () => {
  expect(choose()).toEqual(['memory', 'bytes', 'pages']);
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
  [['pagse'], 'pagse is no part; there are memory, bytes, pages.'],
  [['--all'], '--all is no part; there are memory, bytes, pages.'],
  [['--only'], '--only needs names of parts'],
])('%j is refused instead of measuring something else', (args, message) => {
  expect(() => choose(...args)).toThrow(message);
});
