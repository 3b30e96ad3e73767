import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/services/format/formatMoney';
import type { PaymentView } from '@/services/payment';
import { SimulateButton } from '../../payment/SimulateButton';
import { useBackToPayment } from '../../payment/useBackToPayment';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { TextButton } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';

const Steps = styled.ol`
  display: grid;
  gap: 12px;
  padding-inline-start: 24px;
  list-style: decimal;
`;

const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
`;

interface MpesaConfirmationProps {
  payment: PaymentView;
  onPayment: (payment: PaymentView) => void;
}

/** A request waits on the buyer's phone: what to do there. The page goes on by itself. */
export function MpesaConfirmation({ onPayment, payment }: MpesaConfirmationProps) {
  const { t } = useTranslation();
  const backToPayment = useBackToPayment();
  const { amount, canSimulate, currency, token } = payment;
  return (
    <>
      <ArrivalTitle>{t('mpesa.confirm.title')}</ArrivalTitle>
      <Steps>
        <li>{t('mpesa.confirm.1', { amount: formatMoney(amount, currency) })}</li>
        <li>{t('mpesa.confirm.2')}</li>
        <li>{t('mpesa.confirm.3')}</li>
      </Steps>
      <Waiting role="status">
        <Spinner />
        {t('mpesa.waiting')}
      </Waiting>
      {canSimulate && (
        <SimulateButton token={token} label={t('mpesa.simulate')} onPayment={onPayment} />
      )}
      <TextButton onClick={backToPayment}>{t('mpesa.otherMethod')}</TextButton>
    </>
  );
}
