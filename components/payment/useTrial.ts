import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { findTrial, type Trial } from '@/services/checkout/trial';

/** The trial that a plan begins with on this page; null: it is paid now. */
export function useTrial(plan: Pick<Plan, 'id'>): Trial | null {
  return findTrial(useCheckoutProduct().product, plan);
}
