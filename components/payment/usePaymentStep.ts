import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useStored } from '@/contexts/useStored';
import type { FlowStep } from '@/services/api/product';
import { findPaymentStep } from '@/services/checkout/paymentStep';

/** The step whose payment this page is about; null in a flow that has none. */
export function usePaymentStep(): FlowStep | null {
  const { page } = useCheckoutPage();
  const { productFlow } = useCheckoutProduct();
  return findPaymentStep(productFlow, page.stepRoute, useStored('paymentStepId'));
}
