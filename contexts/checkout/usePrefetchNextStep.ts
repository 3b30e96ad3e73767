import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { routes } from '@/services/checkout/routes';
import { useCheckoutPage } from './CheckoutContext';

/** Brings the next step's code while the buyer is busy with this one (docs/architecture.md). */
export function usePrefetchNextStep(): void {
  const router = useRouter();
  const template = useCheckoutPage().checkout?.nextStep?.templateId;
  useEffect(() => {
    // Without it the code comes with the step.
    if (template) router.prefetch(routes[template]).catch(() => undefined);
  }, [router, template]);
}
