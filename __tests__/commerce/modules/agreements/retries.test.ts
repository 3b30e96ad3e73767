import fc from 'fast-check';
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

test('however its attempts end and however late they run, there are three, an hour apart at least, and an end', () => {
  const outcome = fc.oneof(
    { weight: 100, arbitrary: fc.constant('not_reached' as const) },
    fc.constantFrom('declined' as const, 'refused' as const),
  );
  const lateness = fc.oneof(
    { weight: 100, arbitrary: fc.constant(minute) },
    fc.integer({ min: 1, max: 72 * 60 * minute }),
  );
  const runs = fc.array(fc.tuple(outcome, lateness), { minLength: 200, maxLength: 200 });
  fc.assert(
    fc.property(runs, (list) => {
      let attempt: ReturnType<typeof planNextAttempt> = { attempt: 1, dueAt: firstChargeAt };
      for (const [end, late] of list) {
        const now = later(attempt.dueAt, late);
        const next = planNextAttempt(attempt, end, { firstChargeAt, now });
        if (!next) return;
        expect(next.attempt).toBe(end === 'not_reached' ? attempt.attempt : attempt.attempt + 1);
        expect(next.attempt).toBeLessThanOrEqual(3);
        expect(next.dueAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(60 * minute);
        attempt = next;
      }
      throw new Error('It never ended');
    }),
  );
});
