import { useId } from 'react';
import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatDigitableLine } from '@/services/checkout/payment/formatDigitableLine';
import { formatDate } from '@/services/format/formatDate';
import { formatMoney } from '@/services/format/formatMoney';
import { getBankSlipUrl, type PaymentView } from '@/services/payment';
import { CopyField } from '../../payment/CopyField';
import { SimulateButton } from '../../payment/SimulateButton';
import { SummaryRow } from '../../summary/SummaryRow';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { PageText } from '../../ui/PageTitle';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Barcode } from './Barcode';

const Slip = styled(Card)`
  display: grid;
  gap: 16px;
`;

interface BankSlipSuccessProps {
  payment: PaymentView;
  bankSlip: NonNullable<PaymentView['bankSlip']>;
  onPayment: (payment: PaymentView) => void;
}

/** A bank slip that is waiting to be paid: all that paying it takes. */
export function BankSlipSuccess({ bankSlip, onPayment, payment }: BankSlipSuccessProps) {
  const { t } = useTranslation();
  const { brand, page } = useCheckout();
  const newTabId = useId();
  const { amount, canSimulate, currency, token } = payment;
  return (
    <>
      <div>
        <ArrivalTitle>{t('bankSlip.title')}</ArrivalTitle>
        {brand.success.finalHeader.bankSlip && <PageText>{t('bankSlip.text')}</PageText>}
      </div>
      <Slip>
        <dl>
          <SummaryRow isStrong label={t('bankSlip.amount')} value={formatMoney(amount, currency)} />
          <SummaryRow
            label={t('bankSlip.dueDate')}
            value={formatDate(bankSlip.dueDate, page.locale)}
          />
        </dl>
        <Barcode digits={bankSlip.barcode} label={t('bankSlip.barcode')} />
        <CopyField
          value={formatDigitableLine(bankSlip.digitableLine)}
          copyValue={bankSlip.digitableLine}
          texts={{
            label: t('bankSlip.digitableLine'),
            copy: t('bankSlip.copy'),
            copied: t('bankSlip.copied'),
            failed: t('bankSlip.copyFailed'),
          }}
        />
        <PrimaryLink
          href={getBankSlipUrl(token)}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={newTabId}
        >
          {t('bankSlip.open')}
        </PrimaryLink>
        <VisuallyHidden id={newTabId}>{t('shell.newTab')}</VisuallyHidden>
        {canSimulate && (
          <SimulateButton token={token} label={t('bankSlip.simulate')} onPayment={onPayment} />
        )}
      </Slip>
    </>
  );
}
