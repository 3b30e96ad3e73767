import { useEffect } from 'react';
import { useRouter } from 'next/router';
import { routes, withQuery } from '@/services/checkout/routes';
import { useCheckoutPage } from './CheckoutContext';

/** The rules come after the first paint: storage is read in the browser anyway. */
const loadRules = () => import('@/services/checkout/arriveAtStep');

/**
 * Takes a buyer who opens a step without what it needs to the flow's first step that lacks it
 * (docs/behaviour.md 2). Should the rules not arrive, the service refuses what is missing.
 */
export function useStepGuard(): void {
  const router = useRouter();
  const { checkout, page } = useCheckoutPage();
  const flow = checkout?.productFlow;
  useEffect(() => {
    if (!flow) return undefined;
    let isMounted = true;
    loadRules().then(
      ({ arriveAtStep }) => {
        const missing = isMounted && arriveAtStep(flow, page);
        if (missing) void router.replace(withQuery(routes[missing.templateId], page.rawQuery));
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [flow, page, router]);
}
