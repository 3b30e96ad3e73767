import { useEffect } from 'react';
import { useRouter } from 'next/router';
import { useCheckoutPage } from './CheckoutContext';
import { loadArrival } from './CheckoutProvider';

/**
 * Redirects a buyer who opens a step without what it requires to the flow's first step whose result is
 * missing (docs/behaviour.md 2), and adds a voucher that they typed to an address without it. If the
 * rules cannot be loaded, the service refuses what is missing.
 * @param isNeeded false for a completed step: the buyer is forgotten at the end of the flow
 */
export function useStepGuard(isNeeded = true): void {
  const router = useRouter();
  const { checkout, page } = useCheckoutPage();
  useEffect(() => {
    if (!checkout || !isNeeded) return undefined;
    const { productBusiness: business, productCode, productFlow } = checkout;
    const product = { business, productCode, operation: page.operation };
    let isMounted = true;
    loadArrival().then(
      ({ arriveAtStep }) => {
        const redirect = isMounted && arriveAtStep(productFlow, page, product);
        if (redirect) void router.replace(...redirect);
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [checkout, isNeeded, page, router]);
}
