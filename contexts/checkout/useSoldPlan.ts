import type { Plan } from '@/services/product';
import { useCheckoutProduct } from './CheckoutContext';

/**
 * The plan that a page sells to a buyer who is known, at its newest price.
 * @param planId where there is a choice; without it, or when it is gone, the first
 * @throws when nothing is sold, which the contract rules out
 */
export function useSoldPlan(planId?: string): Plan {
  const { plans } = useCheckoutProduct().product;
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  if (!plan) throw new Error('The page sells nothing');
  return plan;
}
