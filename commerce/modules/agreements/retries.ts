import { addDays } from '@/domain/calendar';
import type { ChargeOutcome, ScheduledCharge } from './tables';

/** Days from each try to the one after it: after a trial of 7 days on day 8, 9 and 11. */
const waitingDays = [1, 2];

const hourMs = 3_600_000;
const unreachedDays = 7;

type Attempt = Pick<ScheduledCharge, 'attempt' | 'dueAt'>;

const countFrom = ({ dueAt }: Attempt, now: Date) =>
  now.getTime() - dueAt.getTime() > hourMs ? now : dueAt;

/**
 * Plans the try that follows one without money; null when there is none.
 * @param firstChargeAt when the first try was due
 */
export function planNextAttempt(
  last: Attempt,
  outcome: Extract<ChargeOutcome, 'declined' | 'refused' | 'not_reached'>,
  { firstChargeAt, now }: { firstChargeAt: Date; now: Date },
): Attempt | null {
  if (outcome === 'not_reached') {
    if (now >= addDays(firstChargeAt, unreachedDays)) return null;
    return { attempt: last.attempt, dueAt: new Date(now.getTime() + hourMs) };
  }
  const days = waitingDays[last.attempt - 1];
  if (days === undefined) return null;
  return { attempt: last.attempt + 1, dueAt: addDays(countFrom(last, now), days) };
}
