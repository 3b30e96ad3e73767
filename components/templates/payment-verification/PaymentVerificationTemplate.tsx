import { useEffect } from 'react';
import { styled } from 'styled-components';
import { usePaymentLinkReturn, useUpsellReturn } from '@/contexts/checkout/useReturn';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useStored } from '@/contexts/useStored';
import { getTokenKey } from '@/services/checkout/paymentStep';
import { toPaymentOutcome } from '../../payment/outcome';
import { useFollowPayment } from '../../payment/useFollowPayment';
import { usePaymentStep } from '../../payment/usePaymentStep';
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
