import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { referenceParameter } from '@/services/checkout/knownSale';
import { withQuery } from '@/services/checkout/routes';
import { useStored } from '../useStored';
import { useCheckout, useCheckoutProduct } from './CheckoutContext';

/**
 * A bank is told of the flow that its buyer is on, never of the id that opens the buyer's link. The
 * browser knows it, so that the way back to that link is not lost.
 * @returns whether the page is about to be opened with the id
 */
export function useKnownSaleReturn(): boolean {
  const router = useRouter();
  const { page, rawQuery } = useCheckout();
  const { productFlow } = useCheckoutProduct();
  const stored = useStored('knownSaleQuery');
  const isOfFlow = new URLSearchParams(stored ?? '').get('flowId') === productFlow.id;
  const target = isOfFlow && !new URLSearchParams(rawQuery).has(referenceParameter) ? stored : null;
  useEffect(() => {
    if (target !== null) void router.replace(withQuery(page.pathname, target));
  }, [page.pathname, router, target]);
  return target !== null;
}
