import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { outcomeOfPayment } from '@/services/checkout/payment/outcomeOfPayment';
import { useFollowPayment } from '../../payment/useFollowPayment';
import { usePaymentUpdates } from '../../payment/usePaymentUpdates';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { Card } from '../../ui/Card';
import { PaymentProgress } from './PaymentProgress';

const Content = styled(Card)`
  display: grid;
  gap: 24px;
  min-height: 320px;
  align-content: start;
`;

/** Waits for the provider's answer (3-D Secure, slow banks) and goes on by itself. */
export function PaymentVerificationTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const follow = useFollowPayment();
  const { connection, payment } = usePaymentUpdates(useStored('purchaseToken'));
  useEffect(() => {
    const outcome = payment && outcomeOfPayment(payment);
    if (outcome?.kind === 'accepted' && outcome.route !== 'payment-verification') {
      void follow(outcome.payment, outcome.route);
    }
  }, [payment, follow]);
  return (
    <Content>
      <ArrivalTitle>{t('verification.title')}</ArrivalTitle>
      <PaymentProgress connection={connection} payment={payment} />
    </Content>
  );
}
