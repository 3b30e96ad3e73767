import { useEffect } from 'react';
import { useRouter } from 'next/router';
import { useCheckoutPage } from './CheckoutContext';

const loadRules = () => import('@/services/checkout/arriveAtStep');

/**
 * Takes a buyer who opens a step without what it needs to the flow's first step that lacks it
 * (docs/behaviour.md 2), and puts a voucher that they typed into an address without it. Should the
 * rules not arrive, the service refuses what is missing.
 * @param isNeeded false for a step that is done: who bought is forgotten at the end of the flow
 */
export function useStepGuard(isNeeded = true): void {
  const router = useRouter();
  const { checkout, page } = useCheckoutPage();
  useEffect(() => {
    if (!checkout || !isNeeded) return undefined;
    const { productBusiness: business, productCode, productFlow } = checkout;
    const product = { business, productCode, operation: page.operation };
    let isMounted = true;
    loadRules().then(
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
