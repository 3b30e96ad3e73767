import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { outcomeOfPayment } from '@/services/checkout/payment/outcomeOfPayment';
import { useFollowPayment } from '../../payment/useFollowPayment';
import { usePaymentUpdates } from '../../payment/usePaymentUpdates';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PaymentProgress } from '../payment-verification/PaymentProgress';
import { BankSlipSuccess } from './BankSlipSuccess';
import { PaidSuccess } from './PaidSuccess';

/** As high as most of what comes, so that the footer stays where it is. */
const Content = styled.div`
  display: grid;
  gap: 24px;
  align-content: start;
  min-height: 560px;
`;

/** The end of a purchase: paid, a bank slip to pay, or still being confirmed. Follows it live. */
export function SuccessTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const follow = useFollowPayment();
  const { connection, payment, setPayment } = usePaymentUpdates(useStored('purchaseToken'));
  useEffect(() => {
    const outcome = payment && outcomeOfPayment(payment);
    if (outcome?.kind === 'accepted' && outcome.route === 'pix') {
      void follow(outcome.payment, outcome.route);
    }
  }, [payment, follow]);
  if (payment?.state === 'paid') {
    return (
      <Content>
        <PaidSuccess payment={payment} />
      </Content>
    );
  }
  if (payment?.state === 'pending' && payment.bankSlip) {
    return (
      <Content>
        <BankSlipSuccess payment={payment} bankSlip={payment.bankSlip} onPayment={setPayment} />
      </Content>
    );
  }
  return (
    <Content>
      <ArrivalTitle>{t('verification.title')}</ArrivalTitle>
      <PaymentProgress connection={connection} payment={payment} />
    </Content>
  );
}
