import { useEffect } from 'react';
import { useRouter } from 'next/router';
import { routes, withQuery } from '@/services/checkout/routes';
import { findMissingStep } from '@/services/checkout/requirements';
import { readStored } from '@/services/storage/storage';
import { useCheckout } from './CheckoutContext';

/**
 * Takes a buyer who opens a step without what it needs to the flow's first step that lacks it
 * (design section 3). Storage is read in the browser, so the page is drawn before the answer.
 */
export function useStepGuard(): void {
  const router = useRouter();
  const { checkout, page } = useCheckout();
  const flow = checkout?.productFlow;
  const { pathname, rawQuery } = page;
  useEffect(() => {
    if (!flow) return;
    const missing = findMissingStep(flow, pathname, (key) => readStored(key) !== null);
    if (missing) void router.replace(withQuery(routes[missing.templateId], rawQuery));
  }, [flow, pathname, rawQuery, router]);
}
