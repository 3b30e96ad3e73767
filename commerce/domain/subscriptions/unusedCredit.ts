import type { Operation } from '@/contract/enumerations';
import { daysBetween } from './localDate';
import type { Period } from './periodsOf';

/**
 * What is left of the money paid for periods, in minor units: for each, its price by the share of
 * whole days not yet begun, cents rounded down. By days, so that a price holds until midnight.
 * @param worthOf The most that a period's money counts for: interest, which went to the card's bank,
 * is not given back.
 */
export function unusedCredit(
  periods: readonly Period[],
  worthOf: (period: Period) => number,
  now: Date,
  operation: Operation,
): number {
  return periods.reduce((credit, period) => {
    const length = daysBetween(period.startsAt, period.endsAt, operation);
    const from = period.startsAt > now ? period.startsAt : now;
    const unused = Math.max(0, daysBetween(from, period.leftAt, operation));
    return credit + Math.floor((worthOf(period) * unused) / length);
  }, 0);
}
