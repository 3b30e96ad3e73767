import type { Operation, PlanType } from '@/contract/enumerations';
import { planMonths } from '../planMonths';
import { addMonths } from './localDate';

/** Something paid for that gave a period. Only an upgrade ends the period before it. */
export interface PeriodPayment {
  type: 'first' | 'renew' | 'upgrade';
  planId: string;
  planType: PlanType;
  /** Minor units. */
  amount: number;
  paidAt: Date;
}

export interface Period {
  type: PeriodPayment['type'];
  planId: string;
  /** Minor units. */
  amount: number;
  startsAt: Date;
  /** When the whole period would be over. */
  endsAt: Date;
  /** When it is over: sooner, when an upgrade took its place. */
  leftAt: Date;
}

/** Where periods without a gap began: months count from there, so that the 31st stays the 31st. */
interface Anchor {
  at: Date;
  months: number;
}

/**
 * The periods of a subscription, from what was paid for it, oldest first. A renewal follows on the
 * period before, or begins when it is paid if that is over; an upgrade begins when it is paid.
 */
export function periodsOf(payments: readonly PeriodPayment[], operation: Operation): Period[] {
  const periods: Period[] = [];
  let anchor: Anchor | undefined;
  for (const { amount, paidAt, planId, planType, type } of payments) {
    const last = periods.at(-1);
    const follows = type === 'renew' && last !== undefined && last.endsAt > paidAt;
    if (!anchor || !follows) anchor = { at: paidAt, months: 0 };
    const startsAt = follows ? last.endsAt : paidAt;
    anchor.months += planMonths[planType];
    const endsAt = addMonths(anchor.at, anchor.months, operation);
    if (type === 'upgrade') {
      for (const period of periods) {
        const end = period.startsAt > paidAt ? period.startsAt : paidAt;
        if (end < period.leftAt) period.leftAt = end;
      }
    }
    periods.push({ type, planId, amount, startsAt, endsAt, leftAt: endsAt });
  }
  return periods;
}
