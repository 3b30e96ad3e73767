import { type ReactNode, useEffect, useState } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { readStored } from '@/services/storage';

/**
 * What takes the place of a page that leads up to a payment, once this browser has paid for it; null
 * while nothing is paid, or it is not known. Only who has paid before is looked up, as a page comes.
 */
export function usePaidPurchase(): ReactNode {
  const { checkout, page } = useCheckoutPage();
  const { stepRoute } = page;
  const [notice, setNotice] = useState<ReactNode>(null);
  useEffect(() => {
    const token = readStored('purchaseToken');
    if (!token || !checkout) return undefined;
    let isMounted = true;
    import('../paidPurchase/PaidPurchase')
      .then(({ loadPaidPurchase }) => loadPaidPurchase(checkout, stepRoute, token))
      .then(
        (loaded) => {
          if (isMounted) setNotice(loaded);
        },
        // Unknown: the service refuses to charge twice.
        () => undefined,
      );
    return () => {
      isMounted = false;
      setNotice(null);
    };
  }, [checkout, stepRoute]);
  return notice;
}
