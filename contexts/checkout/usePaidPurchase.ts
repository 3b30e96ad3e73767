import { useEffect, useEffectEvent, useState } from 'react';
import type { PaymentView } from '@/contract/payment';
import { useStored } from '../useStored';
import { useCheckoutPage, useIsLoading } from './CheckoutContext';

/**
 * The payment by which this browser has paid already for what the page leads up to; null while there
 * is none, or it is not known. Costs a new buyer nothing: only who has paid before is looked up.
 */
export function usePaidPurchase(): PaymentView | null {
  const { checkout, page } = useCheckoutPage();
  const token = useStored('purchaseToken');
  const isLeaving = useIsLoading();
  const [paid, setPaid] = useState<PaymentView | null>(null);
  const flow = checkout?.productFlow;
  const productCode = checkout?.productCode;
  const route = page.stepRoute;
  // A page that has just paid is on its way to the receipt.
  const show = useEffectEvent((payment: PaymentView | null) => {
    if (!isLeaving) setPaid(payment);
  });
  useEffect(() => {
    if (token === null || !flow || productCode === undefined) return undefined;
    let isMounted = true;
    import('@/services/checkout/paidPurchase')
      .then(({ loadPaidPurchase }) => loadPaidPurchase({ flow, productCode, route }, token))
      .then(
        (payment) => {
          if (isMounted) show(payment);
        },
        // Unknown: the service refuses to charge twice.
        () => undefined,
      );
    return () => {
      isMounted = false;
      setPaid(null);
    };
  }, [flow, productCode, route, token]);
  return paid;
}
