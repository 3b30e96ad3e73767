import { useTranslation } from '@/contexts/TranslationContext';
import { formatDay } from '@/services/format/formatDay';
import type { PaymentView } from '@/services/payment';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { SummaryRow } from '../../summary/SummaryRow';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { Card, CardTitle } from '../../ui/Card';
import { PageText } from '../../ui/PageTitle';
import { WhomToAsk } from '../generic-error/WhomToAsk';
import { PaidRows } from '../success/PaidRows';
import { ReceiptList } from '../success/ReceiptList';
import { SuccessIcon } from '../success/SuccessIcon';
import { useSettledAttempts } from '../success/useSettledAttempts';
import { paidTitles } from './paidTitles';

/** An invoice, a renewal or the like that is paid: its receipt, and that nothing is left to do. */
export function InvoicePaid({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { page } = useCheckout();
  useSettledAttempts(null);
  return (
    <>
      <div>
        <SuccessIcon />
        <ArrivalTitle>{t(paidTitles[payment.type])}</ArrivalTitle>
        <PageText>{t('invoicePaid.text')}</PageText>
      </div>
      <Card>
        <CardTitle>{t('invoicePaid.receipt')}</CardTitle>
        <ReceiptList>
          <PaidRows payment={payment} />
          <SummaryRow
            label={t('invoicePaid.date')}
            value={formatDay(payment.createdAt, page.locale)}
          />
        </ReceiptList>
      </Card>
      <WhomToAsk />
    </>
  );
}
