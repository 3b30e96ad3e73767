import { useId } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { getDaysUntil } from '@/domain/dateTexts';
import { formatDigitableLine } from '@/domain/digitableLine';
import { formatDate } from '@/domain/formatDate';
import { formatMoney } from '@/domain/money';
import { getBankSlipUrl } from '@/services/api/payment';
import type { PaymentView } from '@/contract/payment';
import { CopyField } from '../payment/CopyField';
import { useBackToPayment } from '../payment/paymentPages';
import { SimulateButton } from '../payment/SimulateButton';
import { OpenPaymentCard, PaymentAmount } from '../paymentStatus/OpenPaymentCard';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { SecondaryLink, TextButton } from '../ui/Button';
import { Icon } from '../ui/icons';
import { OtherWays } from '../ui/OtherWays';
import { VisuallyHidden } from '../ui/text';
import { PageText } from '../ui/PageText';
import { Barcode } from './Barcode';
import { useSuccessDisplay } from './useSuccessDisplay';

const CalendarIcon = () => (
  <Icon>
    <path d="M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5" />
  </Icon>
);

/**
 * Two lines of whole groups. The last three have 26 digits, a point and two spaces, which are half as
 * wide; the first three have 32 digits, of which even many narrow ones leave no room. A narrower
 * screen has them in three.
 */
const DigitableLine = styled.div`
  textarea {
    max-width: 28ch;
    max-height: none;
    font-variant-numeric: tabular-nums;
  }
`;

interface BankSlipReceiptProps {
  payment: PaymentView;
  bankSlip: NonNullable<PaymentView['bankSlip']>;
  onPayment: (payment: PaymentView) => void;
}

export function BankSlipReceipt({ bankSlip, onPayment, payment }: BankSlipReceiptProps) {
  const { t } = useTranslation();
  const newTabId = useId();
  const backToPayment = useBackToPayment(payment.parts);
  const due = useDueTexts(bankSlip.dueDate);
  const { amount, canSimulate, currency, token } = payment;
  const hasHeader = useSuccessDisplay().finalHeader.bankSlip;
  const heading = (
    <>
      <ArrivalTitle>{t('bankSlip.title')}</ArrivalTitle>
      <PageText>{t('bankSlip.text')}</PageText>
    </>
  );
  return (
    <>
      {hasHeader ? <header>{heading}</header> : <div>{heading}</div>}
      <OpenPaymentCard icon={<CalendarIcon />} {...due}>
        <PaymentAmount>{formatMoney(amount, currency)}</PaymentAmount>
        <DigitableLine>
          <CopyField
            value={formatDigitableLine(bankSlip.digitableLine)}
            copyValue={bankSlip.digitableLine}
            isMain
            texts={{
              label: t('bankSlip.digitableLine'),
              copy: t('bankSlip.copy'),
              copied: t('bankSlip.copied'),
              failed: t('bankSlip.copyFailed'),
            }}
          />
        </DigitableLine>
        <Barcode digits={bankSlip.barcode} label={t('bankSlip.barcode')} />
        <SecondaryLink
          href={getBankSlipUrl(token)}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={newTabId}
        >
          {t('bankSlip.open')}
        </SecondaryLink>
        <VisuallyHidden id={newTabId}>{t('shell.newTab')}</VisuallyHidden>
      </OpenPaymentCard>
      <OtherWays>
        <TextButton onClick={backToPayment}>{t('bankSlip.otherMethod')}</TextButton>
      </OtherWays>
      {canSimulate && (
        <SimulateButton token={token} label={t('bankSlip.simulate')} onPayment={onPayment} />
      )}
    </>
  );
}

function useDueTexts(date: string) {
  const { t } = useTranslation();
  const { locale, renderedAt } = useCheckoutPage().page;
  const days = getDaysUntil(date, renderedAt, locale);
  return {
    state: t('bankSlip.due', { date: formatDate(date) }),
    note: t(getDaysKey(days), { days }),
  };
}

function getDaysKey(days: number): MessageKey {
  if (days < 0) return 'bankSlip.due.over';
  if (days < 2) return days === 0 ? 'bankSlip.due.today' : 'bankSlip.due.tomorrow';
  return 'bankSlip.due.days';
}
