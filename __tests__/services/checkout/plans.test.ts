import { getPlanDifference, getPricePerProfile, getProfilePlans } from '@/services/checkout/plans';
import { buildPlan } from '../../support/builders';

const spread = (amount: number, count: number) =>
  buildPlan({
    amount,
    installments: [1, count].map((id) => ({
      id,
      value: Math.floor(amount / id),
      firstValue: amount - Math.floor(amount / id) * (id - 1),
      standardValue: Math.floor(amount / id),
      tax: 0,
      totalValue: amount,
    })),
  });

test.each([
  [71880, 12, 83880, 12, { amount: 12000, monthly: { count: 12, amount: 1000 } }],
  [71880, 12, 83880, 10, { amount: 12000, monthly: null }],
  [71880, 1, 83880, 1, { amount: 12000, monthly: null }],
])('%i in %i to %i in %i', (from, fromCount, to, toCount, expected) => {
  expect(getPlanDifference(spread(from, fromCount), spread(to, toCount))).toEqual(expected);
});

test('profiles: sorted by number, without other plans and without odd cents', () => {
  const plans = [
    buildPlan({ id: 'three', profiles: 3, amount: 10000 }),
    buildPlan({ id: 'plain' }),
    buildPlan({ id: 'one', profiles: 1, amount: 5000 }),
  ];
  const sorted = getProfilePlans({ plans });
  expect(sorted.map(({ id }) => id)).toEqual(['one', 'three']);
  expect(sorted.map(getPricePerProfile)).toEqual([5000, 3333]);
});
