import fc from 'fast-check';
import { calculateInstallments } from '@/domain/installments';

test.each([
  [114000, 12, 9500, 9500],
  [102000, 12, 8500, 8500],
  [73200, 12, 6100, 6100],
  [10000, 3, 3333, 3334],
  [101, 12, 8, 13],
])('%i in %i installments of %i, the first of %i', (amount, id, value, firstValue) => {
  const installments = calculateInstallments(amount, amount, { maximum: 12, tax: 0 });
  expect(installments.find((installment) => installment.id === id)).toEqual({
    id,
    value,
    firstValue,
    standardValue: value,
    tax: 0,
    totalValue: amount,
  });
});

test('interest is charged from the second installment on (Price table: 1000.00 at 2% in 12 is 94.56)', () => {
  const installments = calculateInstallments(100000, 100000, { maximum: 12, tax: 0.02 });
  expect(installments[0]).toMatchObject({ tax: 0, totalValue: 100000 });
  expect(installments[11]).toMatchObject({ tax: 0.02, value: 9456, totalValue: 113472 });
});

test('installments add up exactly, whatever the price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000_000 }),
      fc.integer({ min: 1, max: 24 }),
      fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 0.2, noNaN: true })),
      (amount, maximum, tax) => {
        const installments = calculateInstallments(amount, amount, { maximum, tax });
        expect(installments).toHaveLength(maximum);
        for (const { id, value, firstValue, totalValue } of installments) {
          expect(firstValue + value * (id - 1)).toBe(totalValue);
          expect(totalValue).toBeGreaterThanOrEqual(amount);
          expect(firstValue - value).toBeLessThan(id);
        }
      },
    ),
  );
});

test('none of several installments is below the minimum of the provider', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.constantFrom(0, 0.0199),
      fc.integer({ min: 0, max: 1_000 }),
      (amount, tax, minimum) => {
        const all = calculateInstallments(amount, amount, { maximum: 12, tax });
        const possible = calculateInstallments(amount, amount, { maximum: 12, tax, minimum });
        expect(possible[0]).toEqual(all[0]);
        expect(possible.slice(1).every(({ value }) => value >= minimum)).toBe(true);
        expect(all.slice(possible.length).every(({ value }) => value < minimum)).toBe(true);
      },
    ),
  );
  const rules = { maximum: 12, tax: 0, minimum: 500 };
  expect(calculateInstallments(100, 100, rules).map(({ id }) => id)).toEqual([1]);
  expect(calculateInstallments(1_500, 1_500, rules).map(({ id }) => id)).toEqual([1, 2, 3]);
});
