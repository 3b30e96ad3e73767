import type { OrderSummaryProps } from './OrderSummary';

/** What is paid in all, interest included, in minor units. */
export const orderTotal = ({
  installment,
  plan,
  total,
}: Pick<OrderSummaryProps, 'installment' | 'plan' | 'total'>) =>
  total ?? installment?.totalValue ?? plan.amount;
