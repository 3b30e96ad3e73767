import { useCallback } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { usePaymentStep } from '@/contexts/checkout/usePaymentStep';
import { rememberPayment } from '@/services/checkout/payment/rememberPayment';
import { getRouteAfterPayment } from '@/services/checkout/payment/routeAfterPayment';
import type { PaymentResponse, PaymentView } from '@/services/payment';

/** Keeps a payment and goes to the page that it continues on. */
export function useFollowPayment() {
  const { goTo } = useCheckout();
  const { productFlow } = useCheckoutProduct();
  const step = usePaymentStep();
  return useCallback(
    (payment: PaymentView, route: PaymentResponse['route']): Promise<void> => {
      rememberPayment(payment, step);
      return goTo(getRouteAfterPayment(productFlow, step, route));
    },
    [goTo, productFlow, step],
  );
}
