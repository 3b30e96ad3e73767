import { useEffect } from 'react';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useStored } from '@/contexts/useStored';
import { routes } from '@/services/checkout/routes';
import { getCurrentStep } from '@/services/checkout/steps';
import { findBookedTest } from '@/services/bookedTests';
import { forgetContact } from '@/services/contact';

/**
 * Forgets the buyer at the last step of the flow: the open page still knows them. An unbooked level
 * test counts as a step to come.
 * @param token the payment's
 */
export function useFlowEnd(token: string): void {
  const { nextStep, productFlow } = useCheckoutProduct();
  const hasTest = getCurrentStep(productFlow, routes['select-test-location']) !== null;
  const isBooked = findBookedTest(useStored('bookedTests'), token) !== null;
  const isOver = nextStep === null && (isBooked || !hasTest);
  useEffect(() => {
    if (isOver) forgetContact();
  }, [isOver]);
}
