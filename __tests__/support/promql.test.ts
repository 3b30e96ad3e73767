import { isBalanced, readSelectors } from './promql';

test.each([
  ['up{job=~"checkout-.+"} == 0', [{ metric: 'up', labels: ['job'] }]],
  ['max by (lane) (a_b) > 120', [{ metric: 'a_b', labels: ['lane'] }]],
  [
    'histogram_quantile(0.95, sum by (job, le) (rate(d_bucket{route!="/x (a)"}[5m]))) > 1',
    [{ metric: 'd_bucket', labels: ['route', 'job', 'le'] }],
  ],
  [
    'sum(increase(a{x="1", y=~"p|q"}[1h])) > 10 unless sum(b) > 0',
    [
      { metric: 'a', labels: ['x', 'y'] },
      { metric: 'b', labels: [] },
    ],
  ],
])('the metrics of %s are found with their labels', (expression, selectors) => {
  expect(readSelectors(expression)).toEqual(selectors);
});

test('a bracket that is not closed is found', () => {
  expect(isBalanced('sum(rate(a{b="("}[5m]))')).toBe(true);
  expect(isBalanced('sum(rate(a[5m])')).toBe(false);
  expect(isBalanced('sum(rate(a[5m)])')).toBe(false);
});
