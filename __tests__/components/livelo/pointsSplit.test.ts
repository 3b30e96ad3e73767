import {
  createCashPlan,
  createPointsSplit,
  getPointsSplitChoices,
  isSplitPossible,
} from '@/components/livelo/pointsSplit';
import { buildPlan } from '../../support/builders';

const rate = { points: 1_000, amount: 4_950 };
const account = (balance: number) => ({ balance, minimumPoints: 1_000, rate });
const price = 118_800;

describe('a mix', () => {
  test.each([
    [12_000, price, { points: 12_000, worth: 59_400, cash: 59_400 }],
    [24_000, price, { points: 24_000, worth: price, cash: 0 }],
    [0, price, { points: 0, worth: 0, cash: price }],
    // 106800 / 4.95 is no whole number: the last point is worth less.
    [21_576, 106_800, { points: 21_576, worth: 106_800, cash: 0 }],
    [30_000, price, { points: 24_000, worth: price, cash: 0 }],
  ])('of %i points for %i', (points, total, mix) => {
    expect(createPointsSplit(points, total, rate)).toEqual(mix);
  });

  test('adds up to the price, with exactly the points that its worth needs, for every price', () => {
    for (let total = 10_000; total < 10_400; total += 1) {
      for (const points of [1_000, 1_001, 1_999, 2_020]) {
        const mix = createPointsSplit(points, total, rate);
        expect(mix.worth + mix.cash).toBe(total);
        expect(mix.points).toBe(Math.ceil((mix.worth * rate.points) / rate.amount));
        expect(mix.points).toBeLessThanOrEqual(points);
      }
    }
  });
});

describe('choices', () => {
  test.each([
    [120_000, price, { coversAll: true, full: 24_000, mixed: { minimum: 1_000, maximum: 23_000 } }],
    [24_000, price, { coversAll: true, mixed: { maximum: 23_000 } }],
    [23_999, price, { coversAll: false, mixed: { maximum: 23_000 } }],
    [5_500, price, { coversAll: false, mixed: { minimum: 1_000, maximum: 5_000 } }],
    [999, price, { coversAll: false, mixed: null }],
    // R$ 50,00: a second step would leave less than R$ 1,00 to pay.
    [120_000, 5_000, { coversAll: true, mixed: null }],
    [120_000, 5_050, { coversAll: true, mixed: { minimum: 1_000, maximum: 1_000 } }],
    [120_000, 4_000, { coversAll: false, mixed: null }],
  ])('of %i points for %i', (balance, total, choices) => {
    expect(getPointsSplitChoices(account(balance), total)).toMatchObject(choices);
  });

  test.each([
    [24_000, 120_000, true],
    [24_000, 23_999, false],
    [5_000, 5_500, true],
    [6_000, 5_500, false],
    [500, 5_500, false],
    [25_000, 120_000, false],
  ])('%i points of %i: %s', (points, balance, expected) => {
    expect(isSplitPossible(points, account(balance), price)).toBe(expected);
  });
});

describe('the share paid in money', () => {
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

  test('is spread over installments like the plan, and adds up', () => {
    const plan = createCashPlan(spread(0), 10_000);
    expect(plan).toMatchObject({ amount: 10_000, standardAmount: 10_000 });
    expect(
      plan.installments.map(({ firstValue, id, value }) => firstValue + value * (id - 1)),
    ).toEqual([10_000, 10_000, 10_000]);
  });

  test('bears interest on its own amount only', () => {
    const [single, , three] = createCashPlan(spread(0.02), 10_000).installments;
    expect(single?.totalValue).toBe(10_000);
    expect(three?.totalValue).toBe(10_403);
  });
});
