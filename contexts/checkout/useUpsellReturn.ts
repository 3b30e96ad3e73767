import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { withQuery } from '@/services/checkout/routes';
import { getStepKind } from '@/services/checkout/steps';
import { useStored } from '../useStored';
import { useCheckout, useCheckoutProduct } from './CheckoutContext';

/**
 * A bank sends its buyer back to the checkout of the product that was paid. An upsell's product may
 * be another than the flow's, so this leads on to the checkout that offered it.
 * @returns whether the page is about to be left, and is not about the payment
 */
export function useUpsellReturn(): boolean {
  const router = useRouter();
  const { page, rawQuery } = useCheckout();
  const { productFlow } = useCheckoutProduct();
  const stepId = useStored('paymentStepId');
  const query = useStored('upsellQuery');
  const isElsewhere =
    stepId !== null &&
    getStepKind(stepId) === 'upsell' &&
    !productFlow.steps.some(({ id }) => id === stepId);
  const target = isElsewhere && query !== null && query !== rawQuery ? query : null;
  useEffect(() => {
    if (target !== null) void router.replace(withQuery(page.pathname, target));
  }, [page.pathname, router, target]);
  return target !== null;
}
