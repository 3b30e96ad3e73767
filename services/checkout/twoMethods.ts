import { calculateInstallments } from '@/domain/installments';
import type { PaymentMethod } from '@/contract/enumerations';
import type { Plan } from '@/contract/product';

export type TwoMethods = Extract<PaymentMethod, 'credit-card+credit-card' | 'credit-card+pix'>;

export function isTwoMethods(method: string): method is TwoMethods {
  return method === 'credit-card+credit-card' || method === 'credit-card+pix';
}

/** The minimum of each part, in minor units. The service refuses less. */
export const minimumPartAmount = 100;

export function getFirstHalf(amount: number): number {
  return Math.ceil(amount / 2);
}

export function clampPart(part: number, amount: number): number {
  return Math.min(Math.max(part, 0), amount);
}

/**
 * Creates the plan for a card that pays a part of its price: only that part is split into
 * installments, as many as the provider accepts, and only that part bears interest.
 * @param part minor units, before interest
 */
export function createPartPlan(plan: Plan, part: number): Plan {
  const { installments } = plan;
  const last = installments[installments.length - 1];
  return {
    ...plan,
    amount: part,
    standardAmount: part,
    installments: calculateInstallments(part, part, {
      maximum: last?.id ?? 1,
      tax: last?.tax ?? 0,
      minimum: plan.minimumInstallment,
    }),
  };
}

export function splitPlan(
  plan: Plan,
  firstAmount: number | undefined,
): [first: Plan, second: Plan] {
  const first = clampPart(firstAmount ?? getFirstHalf(plan.amount), plan.amount);
  return [createPartPlan(plan, first), createPartPlan(plan, plan.amount - first)];
}
