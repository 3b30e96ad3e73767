import { calculateInstallments } from '@/contract/calculateInstallments';
import type { Plan } from '../../product';

/**
 * The plan at the price that is left to pay in money, spread as far as the plan itself may be.
 * @param cash minor units
 */
export function createCashPlan(plan: Plan, cash: number): Plan {
  const tax = Math.max(0, ...plan.installments.map((installment) => installment.tax));
  const maximum = plan.installments.length;
  return {
    ...plan,
    amount: cash,
    standardAmount: cash,
    installments: calculateInstallments(cash, cash, { maximum, tax }),
  };
}
