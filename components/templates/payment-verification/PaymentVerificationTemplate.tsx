import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useKnownSaleReturn } from '@/contexts/checkout/useKnownSaleReturn';
import { usePaymentStep } from '@/contexts/checkout/usePaymentStep';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useUpsellReturn } from '@/contexts/checkout/useUpsellReturn';
import { useStored } from '@/contexts/useStored';
import { outcomeOfPayment } from '@/services/checkout/payment/outcomeOfPayment';
import { getTokenKey } from '@/services/checkout/payment/paymentStep';
import { useFollowPayment } from '../../payment/useFollowPayment';
import { usePaymentUpdates } from '../../payment/usePaymentUpdates';
import { Card } from '../../ui/Card';
import { PaymentProgress } from './PaymentProgress';

const Content = styled(Card)`
  display: grid;
  gap: 24px;
  min-height: 320px;
  align-content: start;
`;

/** Waits for the provider's answer (3-D Secure, M-Pesa, slow banks) and goes on by itself. */
export function PaymentVerificationTemplate() {
  useStepGuard();
  const follow = useFollowPayment();
  const isReturningToUpsell = useUpsellReturn();
  const isReturning = useKnownSaleReturn() || isReturningToUpsell;
  const token = useStored(getTokenKey(usePaymentStep()));
  const updates = usePaymentUpdates(isReturning ? null : token);
  const { payment } = updates;
  useEffect(() => {
    const outcome = payment && outcomeOfPayment(payment);
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
