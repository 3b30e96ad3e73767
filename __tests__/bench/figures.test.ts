import {
  atLeast,
  atMost,
  compare,
  isMissed,
  median,
  state,
  toTable,
  zipPairs,
} from '@/bench/figures';

test('the median is the middle, or the mean of the two in the middle', () => {
  expect(median([9])).toBe(9);
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 100])).toBe(3.5);
  expect(() => median([])).toThrow('Nothing was measured');
});

test('a ratio is the median of the pairs, so that a slow minute of the machine changes it little', () => {
  const quiet = { floor: 1_000, product: 500 };
  const busy = { floor: 100, product: 52 };
  const figure = compare('/lead', 'requests/s', [quiet, busy, quiet, busy, quiet]);
  expect(figure).toMatchObject({ floor: 1_000, product: 500, ratio: 0.5 });
});

test.each([
  [atMost('ratio', 1.3), false],
  [atMost('ratio', 1.2), true],
  [atLeast('ratio', 1.25), false],
  [atLeast('ratio', 1.5), true],
  [atMost('product', 130), false],
  [atMost('product', 120), true],
])('a goal of %j is missed: %s', (goal, isExpected) => {
  const figure = compare('bytes', 'B', [{ floor: 100, product: 125 }], goal);
  expect(isMissed(figure)).toBe(isExpected);
});

test('a figure without a goal is not missed, and a ratio goal without a floor is missed', () => {
  expect(isMissed(state('memory', 'MB', [400]))).toBe(false);
  expect(isMissed(state('memory', 'MB', [400], atMost('ratio', 2)))).toBe(true);
});

test.each([
  [{ floor: 0, product: 0 }, atMost('ratio', 1.5)],
  [{ floor: 0, product: 40 }, atMost('ratio', 1.5)],
  [{ floor: 0, product: 40 }, atLeast('ratio', 0.5)],
  [{ floor: NaN, product: 40 }, atMost('ratio', 1.5)],
  [{ floor: 10, product: NaN }, atMost('product', 50)],
  [{ floor: 10, product: NaN }, atLeast('product', 50)],
])('%j has no ratio or value, and misses its goal %j', (odd, goal) => {
  const usual = { floor: 100, product: 100 };
  const figure = compare('blocking time', 'ms', [usual, odd, usual], goal);
  expect(isMissed(figure)).toBe(true);
  expect(toTable([figure])).toContain('none');
});

test('what both sides measured is paired round by round', () => {
  expect(zipPairs({ floor: [1, 2], product: [3, 4] })).toEqual([
    { floor: 1, product: 3 },
    { floor: 2, product: 4 },
  ]);
  expect(() => zipPairs({ floor: [1], product: [] })).toThrow('no other side');
});

test('the table has a line for each figure, with its goal and whether it was met', () => {
  const table = toTable([
    compare('/lead', 'requests/s', [{ floor: 1_234.5, product: 617.25 }], atLeast('ratio', 0.6)),
    state('start to ready', 's', [4.125], atMost('product', 10)),
  ]);
  expect(table).toBe(
    [
      '| what           | floor | product | unit       | ratio | goal           |        |',
      '| -------------- | ----- | ------- | ---------- | ----- | -------------- | ------ |',
      '| /lead          | 1235  | 617     | requests/s | 0.50  | at least 0.6 × | missed |',
      '| start to ready |       | 4.13    | s          |       | at most 10 s   | met    |',
    ].join('\n'),
  );
});
