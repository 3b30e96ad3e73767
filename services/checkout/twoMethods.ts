import { calculateInstallments } from '@/domain/installments';
import type { PaymentMethod } from '@/contract/enumerations';
import type { Plan } from '@/contract/product';

/** Two methods that pay one order together: a card first, then another card or Pix. */
export type TwoMethods = Extract<PaymentMethod, 'credit-card+credit-card' | 'credit-card+pix'>;

export function isTwoMethods(method: string): method is TwoMethods {
  return method === 'credit-card+credit-card' || method === 'credit-card+pix';
}

/** Minor units: what each part pays at least. The service refuses less. */
export const minimumPartAmount = 100;

/** The first of two equal parts of an amount (minor units); it takes the odd cent. */
export function getFirstHalf(amount: number): number {
  return Math.ceil(amount / 2);
}

/** Keeps one part within the whole, so that the two always add up to it. */
export function clampPart(part: number, amount: number): number {
  return Math.min(Math.max(part, 0), amount);
}

/**
 * A plan as the card sees it that pays a part of its price: as much is spread, over as many
 * installments as the provider takes, and interest is paid on that part only.
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
