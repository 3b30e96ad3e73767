import type { Installment, Plan } from '@/contract/product';

/** How a plan, or one method's part of it, is spread over so many installments. */
export function findInstallment(plan: Plan, installments: string | undefined): Installment | null {
  return plan.installments.find(({ id }) => String(id) === installments) ?? null;
}

/** A plan's amount as it is spread, interest included. */
export function spread(plan: Plan, installments: string | undefined) {
  const installment = findInstallment(plan, installments);
  return { amount: installment?.totalValue ?? plan.amount, installments: installment?.id ?? 1 };
}
