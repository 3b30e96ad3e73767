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
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { SecondaryLink, TextButton } from '../ui/Button';
import { Card } from '../ui/Card';
import { OtherWays } from '../ui/OtherWays';
import { Stack } from '../ui/Stack';
import { VisuallyHidden } from '../ui/text';
import { PageText } from '../ui/PageText';
import { Barcode } from './Barcode';

interface BankSlipReceiptProps {
  payment: PaymentView;
  bankSlip: NonNullable<PaymentView['bankSlip']>;
  onPayment: (payment: PaymentView) => void;
}

export function BankSlipReceipt({ bankSlip, onPayment, payment }: BankSlipReceiptProps) {
  const { t } = useTranslation();
  const { brand } = useCheckoutPage();
  const newTabId = useId();
  const backToPayment = useBackToPayment(payment.parts);
  const { amount, canSimulate, currency, token } = payment;
  const hasHeader = brand.success.finalHeader.bankSlip;
  const heading = (
    <>
      <ArrivalTitle>{t('bankSlip.title')}</ArrivalTitle>
      <PageText>{t('bankSlip.text')}</PageText>
    </>
  );
  return (
    <>
      {hasHeader ? <header>{heading}</header> : <div>{heading}</div>}
      <Stack as={Card} $gap={16}>
        <DueDate date={bankSlip.dueDate} amount={formatMoney(amount, currency)} />
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
        {canSimulate && (
          <SimulateButton token={token} label={t('bankSlip.simulate')} onPayment={onPayment} />
        )}
      </Stack>
      <OtherWays>
        <TextButton onClick={backToPayment}>{t('bankSlip.otherMethod')}</TextButton>
      </OtherWays>
    </>
  );
}

const Due = styled.p`
  font: var(--text-h1);
  letter-spacing: var(--tracking-tight);
`;

function DueDate({ amount, date }: { amount: string; date: string }) {
  const { t } = useTranslation();
  const { locale, renderedAt } = useCheckoutPage().page;
  const days = getDaysUntil(date, renderedAt, locale);
  const left = t(getDaysKey(days), { days });
  return (
    <div>
      <Due>{t('bankSlip.due', { date: formatDate(date) })}</Due>
      <p>
        <strong>{amount}</strong> <span>{`· ${left}`}</span>
      </p>
    </div>
  );
}

function getDaysKey(days: number): MessageKey {
  if (days < 0) return 'bankSlip.due.over';
  if (days < 2) return days === 0 ? 'bankSlip.due.today' : 'bankSlip.due.tomorrow';
  return 'bankSlip.due.days';
}
