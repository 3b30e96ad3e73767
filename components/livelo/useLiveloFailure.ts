import { useCallback } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { liveloRoutes } from '@/services/checkout/livelo/liveloRoutes';
import { changeVisit, type LiveloFailure } from '@/services/checkout/livelo/liveloVisit';

/** Goes to the error page, which then knows what happened. */
export function useLiveloFailure(): (failure: LiveloFailure) => Promise<void> {
  const { goTo } = useCheckout();
  return useCallback(
    (failure) => {
      changeVisit({ failure });
      return goTo(liveloRoutes.error);
    },
    [goTo],
  );
}
