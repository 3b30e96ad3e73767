import type { Plan } from '@/services/api/product';

/** What an order costs, in minor units. */
export interface OrderAmounts {
  subtotal: number;
  discount: number;
  interest: number;
  total: number;
}

/**
 * The lines of an order: the undiscounted price, what a voucher or an offer takes off, what
 * spreading adds, and what is paid in all. They add up.
 * @param total what is paid in all, interest included
 */
export function getOrderAmounts(plan: Plan, total: number): OrderAmounts {
  const subtotal = Math.max(plan.standardAmount, plan.amount);
  return {
    subtotal,
    discount: subtotal - plan.amount,
    interest: total - plan.amount,
    total,
  };
}
