import { type ReactNode, useEffect, useState } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { readStored } from '@/services/storage';

/**
 * What takes the place of a page that leads up to a payment, once this browser has paid for it; null
 * while nothing is paid, or it is not known. Only who has paid before is looked up: as a page comes,
 * when it is turned to again, and when another tab pays. What is paid here leads on by itself.
 */
export function usePaidPurchase(): ReactNode {
  const { checkout, page } = useCheckoutPage();
  const { stepRoute } = page;
  const [notice, setNotice] = useState<ReactNode>(null);
  useEffect(() => {
    if (!checkout) return undefined;
    let isMounted = true;
    const look = () => {
      if (!readStored('purchaseToken')) return;
      import('../paidPurchase/PaidPurchase')
        .then(({ loadPaidPurchase }) => loadPaidPurchase(checkout, stepRoute))
        .then(
          (loaded) => {
            if (isMounted) setNotice(loaded);
          },
          // Unknown: the service refuses to charge twice.
          () => undefined,
        );
    };
    const lookAgain = ({ key }: StorageEvent) => {
      if (key?.endsWith('Token') === true) look();
    };
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    look();
    document.addEventListener('visibilitychange', lookWhenSeen);
    window.addEventListener('storage', lookAgain);
    return () => {
      isMounted = false;
      document.removeEventListener('visibilitychange', lookWhenSeen);
      window.removeEventListener('storage', lookAgain);
      setNotice(null);
    };
  }, [checkout, stepRoute]);
  return notice;
}
