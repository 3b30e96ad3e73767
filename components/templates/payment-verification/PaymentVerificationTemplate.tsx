import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useStored } from '@/contexts/useStored';
import { referenceParameter } from '@/services/checkout/paymentLinks';
import { getTokenKey } from '@/services/checkout/paymentStep';
import { withQuery } from '@/services/checkout/routes';
import { getStepKind } from '@/services/checkout/steps';
import { toPaymentOutcome } from '../../payment/outcome';
import { useFollowPayment, usePaymentStep } from '../../payment/useFollowPayment';
import { usePaymentUpdates } from '../../payment/usePaymentUpdates';
import { PaymentProgress } from '../../paymentStatus/PaymentProgress';
import { Card } from '../../ui/Card';

const Content = styled(Card)`
  display: grid;
  gap: 24px;
  min-height: 320px;
  align-content: start;
`;

/** Waits for the provider's answer (3-D Secure, M-Pesa, slow banks) and continues on its own. */
export function PaymentVerificationTemplate() {
  useStepGuard();
  const follow = useFollowPayment();
  const isReturningToUpsell = useUpsellReturn();
  const isReturning = usePaymentLinkReturn() || isReturningToUpsell;
  const token = useStored(getTokenKey(usePaymentStep()));
  const updates = usePaymentUpdates(isReturning ? null : token);
  const { payment } = updates;
  useEffect(() => {
    const outcome = payment && toPaymentOutcome(payment);
    if (outcome?.kind === 'accepted' && outcome.route !== 'payment-verification') {
      void follow(outcome.payment, outcome.route);
    }
  }, [payment, follow]);
  return (
    <Content>
      <PaymentProgress {...updates} />
    </Content>
  );
}

/**
 * A bank sends its buyer back to the checkout of the product that was paid. An upsell's product may
 * be another than the flow's, so this redirects to the checkout that offered it.
 * @returns whether the page is about to be left, and is not about the payment
 */
function useUpsellReturn(): boolean {
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
 * A bank knows the flow of its buyer, never the id that opens the buyer's link. The browser has kept
 * the id, and opens the page with it.
 * @returns whether the page is about to be opened with the id
 */
function usePaymentLinkReturn(): boolean {
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
