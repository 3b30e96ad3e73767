import { derivePeriods, type PeriodPayment } from '@/commerce/modules/subscriptions/periods';
import { calculateUnusedCredit } from '@/commerce/modules/subscriptions/upgrades';

const paid = (
  type: PeriodPayment['type'],
  day: string,
  changes: Partial<PeriodPayment> = {},
): PeriodPayment => ({
  type,
  planId: 'month',
  planType: 'monthly',
  amount: 3000,
  paidAt: new Date(`${day}T15:00:00Z`),
  ...changes,
});

const spans = (payments: PeriodPayment[]) =>
  derivePeriods(payments, 'BR').map(({ leftAt, startsAt }) =>
    [startsAt, leftAt].map((moment) => moment.toISOString().slice(0, 10)).join(' to '),
  );

test.each<[string, PeriodPayment[], string[]]>([
  ['one payment, one period', [paid('first', '2026-03-10')], ['2026-03-10 to 2026-04-10']],
  [
    'an early renewal follows on what is paid',
    [paid('first', '2026-03-10'), paid('renew', '2026-04-05')],
    ['2026-03-10 to 2026-04-10', '2026-04-10 to 2026-05-10'],
  ],
  [
    'a late one begins when it is paid',
    [paid('first', '2026-03-10'), paid('renew', '2026-06-01')],
    ['2026-03-10 to 2026-04-10', '2026-06-01 to 2026-07-01'],
  ],
  [
    'a trial lasts its days, and the months after it count from its end',
    [
      paid('first', '2026-01-24', { amount: 0, trialDays: 7 }),
      paid('renew', '2026-01-30'),
      paid('renew', '2026-02-27'),
    ],
    ['2026-01-24 to 2026-01-31', '2026-01-31 to 2026-02-28', '2026-02-28 to 2026-03-31'],
  ],
  [
    'a period that is charged after its trial begins when it is paid',
    [paid('first', '2026-01-01', { amount: 0, trialDays: 7 }), paid('renew', '2026-01-09')],
    ['2026-01-01 to 2026-01-08', '2026-01-09 to 2026-02-09'],
  ],
  [
    'the 31st stays the 31st where the month has it',
    [paid('first', '2026-01-31'), paid('renew', '2026-02-27'), paid('renew', '2026-03-30')],
    ['2026-01-31 to 2026-02-28', '2026-02-28 to 2026-03-31', '2026-03-31 to 2026-04-30'],
  ],
  [
    'an upgrade begins at once and ends what went before',
    [
      paid('first', '2026-03-10'),
      paid('renew', '2026-04-05'),
      paid('upgrade', '2026-04-06', { planId: 'year', planType: 'yearly' }),
    ],
    ['2026-03-10 to 2026-04-06', '2026-04-10 to 2026-04-10', '2026-04-06 to 2027-04-06'],
  ],
])('%s', (_, payments, expected) => {
  expect(spans(payments)).toEqual(expected);
});

describe('the credit for unused days', () => {
  const credit = (payments: PeriodPayment[], day: string, worth = 3100) =>
    calculateUnusedCredit(
      derivePeriods(payments, 'BR'),
      ({ amount }) => Math.min(amount, worth),
      new Date(`${day}T22:00:00Z`),
      'BR',
    );
  const march = [paid('first', '2026-03-10', { amount: 3100 })];

  test.each([
    ['on the first day is all of it', '2026-03-10', 3100],
    ['counts whole days', '2026-03-11', 3000],
    ['on the last day is a day', '2026-04-09', 100],
    ['is nothing when the period is over', '2026-04-10', 0],
    ['stays nothing after that', '2027-01-01', 0],
  ])('%s', (_, day, expected) => {
    expect(credit(march, day)).toBe(expected);
  });

  test('rounds cents down', () => {
    expect(credit([paid('first', '2026-03-10', { amount: 1000 })], '2026-03-11')).toBe(967);
  });

  test('leaves out interest', () => {
    expect(credit([paid('first', '2026-03-10', { amount: 4000 })], '2026-03-10')).toBe(3100);
  });

  test('includes a period that is paid but has not begun', () => {
    const renewed = [...march, paid('renew', '2026-04-05', { amount: 3000 })];
    expect(credit(renewed, '2026-04-09')).toBe(100 + 3000);
  });

  test('is not given twice for a period that an upgrade replaced', () => {
    const upgraded = [...march, paid('upgrade', '2026-03-15', { amount: 3100 })];
    expect(credit(upgraded, '2026-03-15')).toBe(3100);
  });
});
