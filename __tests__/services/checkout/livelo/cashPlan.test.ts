import { createCashPlan } from '@/components/livelo/pointsSplit';
import { buildPlan } from '../../../support/builders';

const spread = (tax: number) =>
  buildPlan({
    installments: [1, 2, 3].map((id) => ({
      id,
      value: 1,
      firstValue: 1,
      standardValue: 1,
      tax: id === 1 ? 0 : tax,
      totalValue: 1,
    })),
  });

test('what is left to pay is spread as the plan is, and adds up', () => {
  const plan = createCashPlan(spread(0), 10_000);
  expect(plan).toMatchObject({ amount: 10_000, standardAmount: 10_000 });
  expect(
    plan.installments.map(({ firstValue, id, value }) => firstValue + value * (id - 1)),
  ).toEqual([10_000, 10_000, 10_000]);
});

test('interest is paid on the share alone', () => {
  const [single, , three] = createCashPlan(spread(0.02), 10_000).installments;
  expect(single?.totalValue).toBe(10_000);
  expect(three?.totalValue).toBe(10_403);
});
