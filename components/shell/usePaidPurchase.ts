import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { readStored } from '@/services/storage';

/**
 * null while nothing is paid, or it is not known. Looks up only a buyer who has paid before: when the
 * page opens, and when the buyer returns to its window. A payment on this page leads on by itself.
 */
export function usePaidPurchase(): ReactNode {
  const { checkout, page } = useCheckoutPage();
  const [notice, setNotice] = useState<ReactNode>(null);
  // A price that comes later makes another checkout of the same page.
  const load = useEffectEvent(async () => {
    if (!checkout || !readStored('purchaseToken')) return null;
    const { loadPaidPurchase } = await import('../paidPurchase/PaidPurchase');
    return loadPaidPurchase(checkout, page.stepRoute);
  });
  useEffect(() => {
    let isMounted = true;
    const look = () => {
      load().then(
        (loaded) => {
          if (isMounted) setNotice(loaded);
        },
        // Unknown: the service refuses to charge twice.
        () => undefined,
      );
    };
    look();
    window.addEventListener('focus', look);
    return () => {
      isMounted = false;
      window.removeEventListener('focus', look);
      setNotice(null);
    };
  }, [page]);
  return notice;
}
