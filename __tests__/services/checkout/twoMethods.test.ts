import { calculateInstallments } from '@/domain/installments';
import { getFirstHalf, createPartPlan, clampPart } from '@/services/checkout/twoMethods';
import { buildPlan } from '../../support/builders';

test.each([
  [120000, 60000],
  [120001, 60001],
  [1, 1],
])('half of %i is %i, the odd cent in the first', (amount, half) => {
  expect(getFirstHalf(amount)).toBe(half);
});

test.each([
  [-1, 0],
  [500, 500],
  [1001, 1000],
])('%i within 1000 is %i', (part, kept) => {
  expect(clampPart(part, 1000)).toBe(kept);
});

test.each([0, 0.0299])(
  'a part has the installments that the service will price, at %d a month',
  (tax) => {
    const spread = { maximum: 12, tax };
    const plan = buildPlan({ installments: calculateInstallments(120000, 120000, spread) });
    const part = createPartPlan(plan, 33333);
    expect(part.amount).toBe(33333);
    expect(part.installments).toEqual(calculateInstallments(33333, 33333, spread));
    for (const { firstValue, id, totalValue, value } of part.installments) {
      expect(firstValue + value * (id - 1)).toBe(totalValue);
      expect(firstValue).toBeGreaterThanOrEqual(value);
    }
  },
);

test('a small part has no installments below the minimum of the provider', () => {
  const installments = calculateInstallments(120000, 120000, { maximum: 12, tax: 0 });
  const plan = buildPlan({ installments, minimumInstallment: 500 });
  const idsOf = (part: number) => createPartPlan(plan, part).installments.map(({ id }) => id);
  expect(idsOf(100)).toEqual([1]);
  expect(idsOf(1_500)).toEqual([1, 2, 3]);
  expect(idsOf(119_900)).toHaveLength(12);
});

test('a part of a plan without cards is paid at once', () => {
  expect(createPartPlan(buildPlan({ installments: [] }), 5000).installments).toHaveLength(1);
});
