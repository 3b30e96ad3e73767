import { getNextCheckTime } from '@/commerce/modules/payments/paymentStates';

const now = new Date('2026-03-10T12:00:00Z');
const payment = {
  method: 'pix',
  pendingAction: null,
  checkCount: 0,
  pixExpiresAt: null,
} as const;

const secondsUntil = (date: Date | null) => date && (date.getTime() - now.getTime()) / 1000;

test.each([
  ['processing', 0, 2],
  ['processing', 1, 4],
  ['processing', 30, 8],
  ['requires_action', 0, 10],
  ['pending', 0, 15],
  ['pending', 30, 3600],
  ['paid', 0, null],
  ['declined', 0, null],
  ['expired', 0, null],
  ['refunded', 0, null],
] as const)(
  '%s, checked %i times before: the next check is in %s seconds',
  (state, checkCount, seconds) => {
    expect(secondsUntil(getNextCheckTime({ ...payment, state, checkCount }, now))).toBe(seconds);
  },
);

test('a slip, which banks settle once a day, is checked rarely', () => {
  const slip = { ...payment, method: 'bankslip', state: 'pending' } as const;
  expect(secondsUntil(getNextCheckTime(slip, now))).toBe(3_600);
  expect(secondsUntil(getNextCheckTime({ ...slip, checkCount: 9 }, now))).toBe(6 * 3_600);
});

test('a Pix is checked right after it expires, once', () => {
  const inTenSeconds = new Date(now.getTime() + 10_000);
  const pending = { ...payment, state: 'pending', checkCount: 5 } as const;
  expect(secondsUntil(getNextCheckTime({ ...pending, pixExpiresAt: inTenSeconds }, now))).toBe(12);
  const longAgo = new Date(now.getTime() - 10_000);
  expect(secondsUntil(getNextCheckTime({ ...pending, pixExpiresAt: longAgo }, now))).toBe(480);
});

test('an action that is pending at the provider is retried until it is done', () => {
  const refund = { ...payment, state: 'paid', pendingAction: 'refund', checkCount: 0 } as const;
  expect(secondsUntil(getNextCheckTime(refund, now))).toBe(2);
});

test('an uncertain charge is looked up as soon as its grace period is over', () => {
  const inFiveSeconds = new Date(now.getTime() + 5_000);
  const longAgo = new Date(now.getTime() - 60_000);
  const processing = { ...payment, state: 'processing', checkCount: 3 } as const;
  expect(secondsUntil(getNextCheckTime(processing, now, inFiveSeconds))).toBe(5);
  expect(secondsUntil(getNextCheckTime(processing, now, longAgo))).toBe(8);
  const pending = { ...processing, state: 'pending' } as const;
  expect(secondsUntil(getNextCheckTime(pending, now, inFiveSeconds))).toBe(120);
});
