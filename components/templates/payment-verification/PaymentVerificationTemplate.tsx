import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { useStoredToken } from '@/contexts/useStoredToken';
import { getTokenKey } from '@/services/checkout/paymentStep';
import { withQuery } from '@/services/checkout/routes';
import { getStepKind } from '@/services/checkout/steps';
import { writeStored } from '@/services/storage';
import { toPaymentOutcome } from '../../payment/outcome';
import { useFollowPayment, usePaymentStep } from '../../payment/useFollowPayment';
import { usePaymentUpdates } from '../../payment/usePaymentUpdates';
import { PagesAway, useUntilPagesLoad } from '../../paymentStatus/PagesAway';
import { PaymentProgress } from '../../paymentStatus/PaymentProgress';
import { Panes } from '../../shell/Panes';
import { OfferPane } from '../../summary/OfferPane';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { ReturnedPayment } from './ReturnedPayment';

/** What is said changes while the page waits: the footer stays where it is. */
const Content = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-24);
  min-height: 20rem;
`;

/** Waits for the provider's answer (3-D Secure, M-Pesa, slow banks) and continues on its own. */
export function PaymentVerificationTemplate() {
  const { fromBank, paymentReturn } = useCheckoutPage().page.query;
  const token = useStoredToken(getTokenKey(usePaymentStep()));
  // What the browser knows is read after the first render.
  const isHydrated = useIsHydrated();
  const returned = fromBank === 'true' && paymentReturn !== undefined ? paymentReturn : null;
  return isHydrated && token === null && returned !== null ? (
    <Returned token={returned} />
  ) : (
    <FollowedPayment token={token} returned={returned} />
  );
}

const Returned = ({ token }: { token: string }) => (
  <Panes pane={<OfferPane payment={null} />} isShort>
    <Content>
      <ReturnedPayment token={token} />
    </Content>
  </Panes>
);

interface FollowedPaymentProps {
  token: string | null;
  /** What the bank's way back says of its payment; null: no bank has led here. */
  returned: string | null;
}

function FollowedPayment({ returned, token }: FollowedPaymentProps) {
  useStepGuard();
  const { t } = useTranslation();
  const follow = useFollowPayment();
  const isReturningToUpsell = useUpsellReturn();
  const isReturning = useReturnFromBank(token) || isReturningToUpsell;
  const updates = usePaymentUpdates(isReturning ? null : token);
  const { payment } = updates;
  // A bank may lead back to a new tab, while the browser's last payment is for something else.
  const { productCode = payment?.productCode } = useCheckoutPage().page.query;
  const isOther = returned !== null && payment !== null && payment.productCode !== productCode;
  const { tryAgain, wait } = useUntilPagesLoad();
  useEffect(() => {
    const outcome = payment && !isOther ? toPaymentOutcome(payment) : null;
    if (outcome?.kind !== 'accepted' || outcome.route === 'payment-verification') return undefined;
    let isLeft = false;
    const goOn = async () => {
      await wait();
      if (!isLeft) await follow(outcome.payment, outcome.route);
    };
    void goOn();
    return () => {
      isLeft = true;
    };
  }, [payment, isOther, follow, wait]);
  if (isOther) return <Returned token={returned} />;
  return (
    <Panes pane={<OfferPane payment={payment} />} isShort>
      <Content>
        <PaymentProgress {...updates} />
        {tryAgain && (
          <PagesAway tryAgain={tryAgain}>
            {t(payment?.state === 'paid' ? 'payment.away.paid' : 'payment.away.sent')}
          </PagesAway>
        )}
      </Content>
    </Panes>
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
 * A bank knows what its buyer bought, not the link they came by, nor the id that opens a buyer's own.
 * The browser has kept the query with which it waited for this payment, and opens the page with it.
 * @returns whether the page is about to be opened with that query
 */
function useReturnFromBank(token: string | null): boolean {
  const router = useRouter();
  const { page, rawQuery } = useCheckoutPage();
  const waiting = useStored('waitingPayment');
  const isBack = page.query.fromBank === 'true';
  const isOwn = isBack && token !== null && waiting?.token === token && waiting.query !== rawQuery;
  const target = isOwn ? waiting.query : null;
  useEffect(() => {
    if (target !== null) void router.replace(withQuery(page.pathname, target));
    else if (token !== null && !isBack) writeStored('waitingPayment', { token, query: rawQuery });
  }, [isBack, page.pathname, rawQuery, router, target, token]);
  return target !== null;
}
