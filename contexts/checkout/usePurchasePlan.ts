import type { Plan } from '@/contract/product';
import { findTrial, selectPlan, type Trial } from '@/services/checkout/selectPlan';
import { useStored } from '../useStored';
import { useCheckoutPage, useCheckoutProduct } from './CheckoutContext';

/**
 * The plan that a payment page sells: the link's, else the one that the buyer chose in an earlier
 * step, else the method's in Mozambique, else the step's.
 */
export function usePurchasePlan(): Plan {
  const { brand } = useCheckoutPage();
  const { choosablePlanIds, currentStep, offeredPlanId, product, saleQuery } = useCheckoutProduct();
  const stored = useStored(offeredPlanId === null ? 'PURCHASED_PLAN' : 'upsellPlan');
  const chosen = choosablePlanIds.find((id) => id === stored);
  const ofStep = brand.mozambiqueMethods[0]?.planId ?? currentStep?.props.plan?.id;
  return selectPlan(product, saleQuery, chosen ?? offeredPlanId ?? ofStep);
}

/** null: there is no trial, and the plan is paid now. */
export function useTrial(plan: Pick<Plan, 'id'>): Trial | null {
  return findTrial(useCheckoutProduct().product, plan);
}
