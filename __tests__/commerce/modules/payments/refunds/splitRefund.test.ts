import fc from 'fast-check';
import { splitRefund } from '@/commerce/modules/payments/refunds/splitRefund';

const parts = (...lefts: number[]) =>
  lefts.map((left, index) => ({ position: index + 1, provider: 'fake', left }));

const amounts = (lefts: number[], amount: number) =>
  splitRefund(parts(...lefts), amount)?.map((share) => [share.position, share.amount]);

test.each([
  [[1_000], 1_000, [[1, 1_000]]],
  [[1_000], 300, [[1, 300]]],
  [
    [600, 400],
    1_000,
    [
      [1, 600],
      [2, 400],
    ],
  ],
  [[400, 600], 100, [[2, 100]]],
  [
    [400, 600],
    700,
    [
      [2, 599],
      [1, 101],
    ],
  ],
])('of parts with %j left, a refund of %d is split into %j', (lefts, amount, shares) => {
  expect(amounts(lefts, amount)).toEqual(shares);
});

test.each([
  [[1_000], 1_001],
  [[1, 1], 1],
  [[600, 400], 999],
])('of parts with %j left, a refund of %d is refused', (lefts, amount) => {
  expect(amounts(lefts, amount)).toBeUndefined();
});

test('shares add up, fit their parts, and leave something in each part unless all is refunded', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 2e9 }), (lefts, amount) => {
      const shares = splitRefund(parts(...lefts), amount);
      const total = lefts.reduce((sum, left) => sum + left, 0);
      const isPossible = amount === total || amount <= total - lefts.length;
      expect(shares !== undefined).toBe(isPossible);
      if (!shares) return;
      expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(amount);
      for (const { amount: share, position } of shares) {
        const left = lefts[position - 1] ?? 0;
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThanOrEqual(amount === total ? left : left - 1);
      }
    }),
  );
});
