import { planMonths } from '../planMonths';
import { addDays } from '../subscriptions/localDate';
import type { Making } from './Making';

const daysOfHalfMonth = 15;

/** When a period ends that is half over now. */
export function midPeriod({ now, plan }: Making): Date {
  return addDays(now, planMonths[plan.type] * daysOfHalfMonth);
}
