import { useCallback } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { usePaymentStep } from '@/contexts/checkout/usePaymentStep';
import { rememberToken } from '@/services/checkout/payment/rememberPayment';
import { getRouteAfterPayment } from '@/services/checkout/payment/routeAfterPayment';
import type { PaymentResponse } from '@/services/payment';

/** The same for a payment of which only the token is known; its page finds out the rest. */
export function useFollowToken() {
  const { goTo } = useCheckout();
  const { productFlow } = useCheckoutProduct();
  const step = usePaymentStep();
  return useCallback(
    (token: string, route: PaymentResponse['route']): Promise<void> => {
      rememberToken(token, step);
      return goTo(getRouteAfterPayment(productFlow, step, route));
    },
    [goTo, productFlow, step],
  );
}
