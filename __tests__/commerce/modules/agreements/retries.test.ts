import { planNextAttempt } from '@/commerce/modules/agreements/retries';

const firstChargeAt = new Date('2026-11-29T15:00:00Z');
const minute = 60_000;
const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

function planAll(): string[] {
  const days: string[] = [];
  let attempt = planNextAttempt({ attempt: 1, dueAt: firstChargeAt }, 'declined', {
    firstChargeAt,
    now: later(firstChargeAt, minute),
  });
  while (attempt) {
    days.push(attempt.dueAt.toISOString());
    const now = later(attempt.dueAt, minute);
    attempt = planNextAttempt(attempt, 'declined', { firstChargeAt, now });
  }
  return days;
}

test('a declined charge is retried one and three days after the first attempt, at the same time of day', () => {
  expect(planAll()).toEqual(['2026-11-30T15:00:00.000Z', '2026-12-02T15:00:00.000Z']);
});

test('an attempt that ran days late is not followed at once by the next', () => {
  const now = later(firstChargeAt, 5 * 24 * 60 * minute);
  expect(
    planNextAttempt({ attempt: 1, dueAt: firstChargeAt }, 'declined', { firstChargeAt, now }),
  ).toEqual({ attempt: 2, dueAt: new Date('2026-12-05T15:00:00Z') });
});

test('a charge that did not reach the provider is repeated an hour later as the same attempt, for a week', () => {
  const due = { attempt: 2, dueAt: new Date('2026-11-30T15:00:00Z') };
  const now = new Date('2026-11-30T15:01:00Z');
  expect(planNextAttempt(due, 'not_reached', { firstChargeAt, now })).toEqual({
    attempt: 2,
    dueAt: new Date('2026-11-30T16:01:00Z'),
  });
  const weekLater = new Date('2026-12-06T15:00:00Z');
  expect(planNextAttempt(due, 'not_reached', { firstChargeAt, now: weekLater })).toBeNull();
});
