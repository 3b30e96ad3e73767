import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { referenceParameter } from '@/services/checkout/paymentLinks';
import { withQuery } from '@/services/checkout/routes';
import { getStepKind } from '@/services/checkout/steps';
import { useStored } from '../useStored';
import { useCheckoutPage, useCheckoutProduct } from './CheckoutContext';

/**
 * A bank sends its buyer back to the checkout of the product that was paid. An upsell's product may
 * be another than the flow's, so this leads on to the checkout that offered it.
 * @returns whether the page is about to be left, and is not about the payment
 */
export function useUpsellReturn(): boolean {
  const router = useRouter();
  const { page, rawQuery } = useCheckoutPage();
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

/**
 * A bank is told of the flow that its buyer is on, never of the id that opens the buyer's link. The
 * browser knows it, so that the way back to that link is not lost.
 * @returns whether the page is about to be opened with the id
 */
export function usePaymentLinkReturn(): boolean {
  const router = useRouter();
  const { page, rawQuery } = useCheckoutPage();
  const { productFlow } = useCheckoutProduct();
  const stored = useStored('knownSaleQuery');
  const isOfFlow = new URLSearchParams(stored ?? '').get('flowId') === productFlow.id;
  const target = isOfFlow && !new URLSearchParams(rawQuery).has(referenceParameter) ? stored : null;
  useEffect(() => {
    if (target !== null) void router.replace(withQuery(page.pathname, target));
  }, [page.pathname, router, target]);
  return target !== null;
}
