import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { findMissingStep, isResultStored } from '@/services/checkout/requirements';
import { routes, withQuery } from '@/services/checkout/routes';
import { useCheckoutPage } from './CheckoutContext';

/**
 * Continues at once from a step without a question, for example because the link names the plan. The
 * step leaves no trace in the history, so that going back does not show it again.
 */
export function useSkippedStep(isSkipped: boolean): void {
  const router = useRouter();
  const { checkout, page } = useCheckoutPage();
  const { rawQuery, stepRoute } = page;
  const next = checkout?.nextStep?.templateId;
  const flow = checkout?.productFlow;
  useEffect(() => {
    if (!isSkipped || !next || !flow) return;
    // The step's guard redirects a buyer who lacks something.
    if (findMissingStep(flow, stepRoute, isResultStored)) return;
    void router.replace(withQuery(routes[next], rawQuery));
  }, [flow, isSkipped, next, rawQuery, router, stepRoute]);
}
