import type { Plan } from '../product';
import { getLongestInstallment } from './selectPlan';

/** What one plan costs more than another, in minor units. */
export interface PlanDifference {
  amount: number;
  /** By the parcel; null where the two are not spread alike. */
  monthly: { count: number; amount: number } | null;
}

/** Compares prices as they are charged, vouchers taken off. */
export function getPlanDifference(base: Plan, plan: Plan): PlanDifference {
  const amount = plan.amount - base.amount;
  const spreadBase = getLongestInstallment(base);
  const spread = getLongestInstallment(plan);
  if (!spread || spread.id !== spreadBase?.id) return { amount, monthly: null };
  return { amount, monthly: { count: spread.id, amount: spread.value - spreadBase.value } };
}
