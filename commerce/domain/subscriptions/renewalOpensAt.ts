import type { PlanType } from '@/contract/enumerations';
import { addDays } from './localDate';

/**
 * How many days before its end a period may be renewed. Shorter than any period, so that one that
 * was just renewed cannot be renewed again: two clicks never buy two periods.
 */
const windowDays: Record<PlanType, number> = {
  yearly: 60,
  recurrency: 60,
  semester: 30,
  monthly: 10,
};

/** From when on the period after one that ends at `endsAt` is sold. */
export function renewalOpensAt(endsAt: Date, planType: PlanType): Date {
  return addDays(endsAt, -windowDays[planType]);
}
