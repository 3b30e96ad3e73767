import type { PlanType } from '@/contract/enumerations';

/** How many months a plan is paid for. */
export const planMonths: Record<PlanType, number> = {
  yearly: 12,
  recurrency: 12,
  semester: 6,
  monthly: 1,
};
