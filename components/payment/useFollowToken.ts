import { useCallback } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { getRouteAfterPayment } from '@/services/checkout/payment/routeAfterPayment';
import type { PaymentResponse } from '@/services/payment';
import { writeStored } from '@/services/storage/storage';

/** The same for a payment of which only the token is known; its page finds out the rest. */
export function useFollowToken() {
  const { goTo } = useCheckout();
  const { productFlow } = useCheckoutProduct();
  return useCallback(
    (token: string, route: PaymentResponse['route']): Promise<void> => {
      writeStored('purchaseToken', token);
      return goTo(getRouteAfterPayment(productFlow, route));
    },
    [goTo, productFlow],
  );
}
