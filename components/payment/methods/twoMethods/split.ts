import type { Plan } from '@/contract/product';
import { getFirstHalf, createPartPlan, clampPart } from '@/services/checkout/twoMethods';

export function splitPlan(
  plan: Plan,
  firstAmount: number | undefined,
): [first: Plan, second: Plan] {
  const first = clampPart(firstAmount ?? getFirstHalf(plan.amount), plan.amount);
  return [createPartPlan(plan, first), createPartPlan(plan, plan.amount - first)];
}
