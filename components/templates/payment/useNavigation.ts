import { useMemo } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Navigation } from './followOutcome';

export function useNavigation(): Navigation {
  const { goTo, refreshProduct } = useCheckout();
  const { currentStep: step, productFlow: flow } = useCheckoutProduct();
  return useMemo(() => ({ flow, step, goTo, refreshProduct }), [flow, step, goTo, refreshProduct]);
}
