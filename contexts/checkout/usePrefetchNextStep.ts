import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { routes } from '@/services/checkout/routes';
import { useCheckout } from './CheckoutContext';

/** Brings the next step's code while the buyer is busy with this one (design section 3). */
export function usePrefetchNextStep(): void {
  const router = useRouter();
  const template = useCheckout().checkout?.nextStep?.templateId;
  useEffect(() => {
    // Without it the code comes with the step.
    if (template) router.prefetch(routes[template]).catch(() => undefined);
  }, [router, template]);
}
