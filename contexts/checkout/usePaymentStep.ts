import { findPaymentStep } from '@/services/checkout/payment/paymentStep';
import type { FlowStep } from '@/services/product';
import { useStored } from '../useStored';
import { useCheckout, useCheckoutProduct } from './CheckoutContext';

/** The step whose payment this page is about; null in a flow that has none. */
export function usePaymentStep(): FlowStep | null {
  const { page } = useCheckout();
  const { productFlow } = useCheckoutProduct();
  return findPaymentStep(productFlow, page.stepRoute, useStored('paymentStepId'));
}
