import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { routes } from '@/services/checkout/routes';
import { useCheckoutPage } from './CheckoutContext';

export function usePrefetchNextStep(): void {
  const router = useRouter();
  const template = useCheckoutPage().checkout?.nextStep?.templateId;
  useEffect(() => {
    if (!template) return;
    // Without `priority` Next gives up after 3.8 s, and a navigation that has begun meanwhile waits
    // forever; with it the navigation loads a document, as it does where a script is lost.
    router.prefetch(routes[template], undefined, { priority: true }).catch(() => undefined);
  }, [router, template]);
}
