import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { routes } from '@/services/checkout/routes';
import { useCheckoutPage } from './CheckoutContext';

declare global {
  interface Navigator {
    /** Only Chromium's browsers have it. */
    connection?: { saveData?: boolean };
  }
}

export function usePrefetchNextStep(): void {
  const router = useRouter();
  const { checkout, page } = useCheckoutPage();
  const template = page.isSavingData ? null : checkout?.nextStep?.templateId;
  useEffect(() => {
    if (!template || navigator.connection?.saveData) return;
    // Without `priority` Next gives up after 3.8 s, and a navigation that has begun meanwhile waits
    // forever; with it the navigation loads a document, as it does where a script is lost.
    router.prefetch(routes[template], undefined, { priority: true }).catch(() => undefined);
  }, [router, template]);
}
