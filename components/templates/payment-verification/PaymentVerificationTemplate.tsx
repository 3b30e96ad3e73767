import { useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useStoredToken } from '@/contexts/useStoredToken';
import { getTokenKey } from '@/services/checkout/paymentStep';
import { writeStored } from '@/services/storage';
import { toPaymentOutcome } from '../../payment/outcome';
import { useOwnOrder, usePayingStep } from '../../payment/paymentPages';
import { usePaymentUpdates } from '../../payment/usePaymentUpdates';
import { isOpen } from '../../paymentStatus/isOpen';
import { PaymentProgress, WaitingForBank } from '../../paymentStatus/PaymentProgress';
import { useMoveOn } from '../../paymentStatus/useMoveOn';
import { Panes } from '../../shell/Panes';
import { OfferPane } from '../../summary/OfferPane';
import { besideProduct } from '../../ui/ShortColumn';
import { useIsSlow } from '../../ui/useIsSlow';
import { ReturnedPayment } from './ReturnedPayment';
import { useBankReturn } from './useBankReturn';

const Content = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-24);
  ${besideProduct}

  /* The steps of a payment that come later push no footer out of sight. */
  min-height: 75vh;
`;

export function PaymentVerificationTemplate() {
  const { fromBank, paymentReturn } = useCheckoutPage().page.query;
  const found = useBankReturn(fromBank === 'true');
  if (found === 'asking') return <Returned />;
  return found === 'elsewhere' && paymentReturn !== undefined ? (
    <Returned token={paymentReturn} />
  ) : (
    <FollowedPayment />
  );
}

const slowMs = 30_000;

/**
 * @param token of the payment, from the bank's return address; absent: it may be a payment that the
 *   browser knows
 */
function Returned({ token }: { token?: string }) {
  const isSlow = useIsSlow(slowMs);
  return (
    <Panes payment="unpaid" pane={<OfferPane payment={null} />}>
      <Content>
        {token === undefined ? (
          <WaitingForBank isSlow={isSlow} />
        ) : (
          <ReturnedPayment token={token} />
        )}
      </Content>
    </Panes>
  );
}

function FollowedPayment() {
  useStepGuard();
  useOwnOrder();
  const token = useWaitingToken();
  const updates = usePaymentUpdates(token);
  const { payment } = updates;
  const outcome = payment && toPaymentOutcome(payment);
  const isElsewhere = outcome?.kind === 'accepted' && outcome.route !== 'payment-verification';
  const away = useMoveOn(payment, isElsewhere ? outcome.route : null);
  return (
    <Panes
      payment={payment && isOpen(payment) ? 'open' : 'unpaid'}
      pane={<OfferPane payment={payment} />}
    >
      <Content>
        <PaymentProgress {...updates} />
        {away}
      </Content>
    </Panes>
  );
}

function useWaitingToken(): string | null {
  const { page, rawQuery } = useCheckoutPage();
  const step = usePayingStep();
  const tokenKey = getTokenKey(step);
  const stepId = step?.id;
  const token = useStoredToken(tokenKey);
  const isBack = page.query.fromBank === 'true';
  // Before the router reports that the page is open: the paying page then leads to the bank.
  useLayoutEffect(() => {
    if (token === null || isBack) return;
    writeStored('waitingPayment', { token, query: rawQuery, tokenKey, stepId });
  }, [isBack, rawQuery, stepId, token, tokenKey]);
  return token;
}
