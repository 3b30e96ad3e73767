import { styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/domain/money';
import type { PaymentView } from '@/services/api/payment';
import { SimulateButton } from '../payment/SimulateButton';
import { useBackToPayment } from '../payment/useFollowPayment';
import { SummaryRow } from '../summary/SummaryRow';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { TextButton } from '../ui/Button';
import { Spinner } from '../ui/SubmitButton';

const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
`;

const Rows = styled.dl`
  display: grid;
  gap: 8px;
`;

interface InPersonConfirmationProps {
  payment: PaymentView;
  onPayment: (payment: PaymentView) => void;
}

/** The seller is to be paid and to confirm it. The page continues on its own. */
export function InPersonConfirmation({ onPayment, payment }: InPersonConfirmationProps) {
  const { t } = useTranslation();
  const { sellerName } = useCheckoutProduct();
  const backToPayment = useBackToPayment();
  const { amount, canSimulate, currency, method, token } = payment;
  return (
    <>
      <ArrivalTitle>{t('verification.inPerson.title')}</ArrivalTitle>
      <p>{t('verification.inPerson.text', { seller: sellerName })}</p>
      <Rows>
        <SummaryRow
          isStrong
          label={t('verification.inPerson.amount')}
          value={formatMoney(amount, currency)}
        />
        <SummaryRow
          label={t('verification.inPerson.method')}
          value={t(`payment.method.${method}`)}
        />
      </Rows>
      <Waiting role="status">
        <Spinner />
        {t('verification.inPerson.waiting')}
      </Waiting>
      {canSimulate && (
        <SimulateButton
          token={token}
          label={t('verification.inPerson.simulate')}
          onPayment={onPayment}
        />
      )}
      <TextButton onClick={backToPayment}>{t('verification.inPerson.otherMethod')}</TextButton>
    </>
  );
}
