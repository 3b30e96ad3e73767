import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { selectPlan } from '@/services/checkout/selectPlan';
import type { Plan } from '@/services/product';

/** The plan that the payment sells to a buyer who adds nothing. */
export function useBasePlan(): Plan {
  const { product, productFlow, saleQuery } = useCheckoutProduct();
  const payment = productFlow.steps.find(({ templateId }) => templateId === 'payment');
  return selectPlan(product, saleQuery, payment?.props.plan?.id);
}
