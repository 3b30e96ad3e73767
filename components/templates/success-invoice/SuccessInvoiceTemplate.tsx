import { useCheckoutPage, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { useKeptInTab, useStoredToken } from '@/contexts/useStoredToken';
import type { PaymentView } from '@/contract/payment';
import { nameSold } from '@/domain/nameSold';
import { toPaymentOutcome } from '../../payment/outcome';
import { isLoading, type PaymentUpdates, usePaymentUpdates } from '../../payment/usePaymentUpdates';
import { usePurchaseEvent } from '../../payment/usePurchaseEvent';
import { useClosePaidAttempts } from '../../payment/useClosePaidAttempts';
import { PaidBeforeNotice } from '../../paymentStatus/PaidBeforeNotice';
import { PaymentRefunded } from '../../paymentStatus/PaymentRefunded';
import { PaymentProgress } from '../../paymentStatus/PaymentProgress';
import { useMoveOn } from '../../paymentStatus/useMoveOn';
import { BankSlipReceipt } from '../../receipt/lazyReceipts';
import { NextStepList } from '../../receipt/NextStepList';
import { ReceiptContent } from '../../receipt/ReceiptContent';
import { AmountRow, PaidRows, SoldRows } from '../../receipt/Receipt';
import { PaidBand } from '../../receipt/PaidBand';
import { Panes } from '../../shell/Panes';
import { SupportContact } from '../../shell/SupportContact';
import { OfferPane } from '../../summary/OfferPane';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryLink } from '../../ui/Button';
import { Card, CardTitle } from '../../ui/Card';
import { FactsCard, FactsList } from '../../ui/FactsCard';
import { PageText } from '../../ui/PageText';
import { Tagline } from '../../ui/Tagline';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { useIsWide } from '../../ui/useIsWide';

export function SuccessInvoiceTemplate() {
  const isHydrated = useIsHydrated();
  const isWide = useIsWide();
  const token = useStoredToken('invoiceToken');
  const updates = usePaymentUpdates(token);
  const { payment } = updates;
  const isKnown = !isHydrated || token !== null;
  const isMissing = !isKnown || updates.connection === 'missing';
  const waits = isKnown && isLoading(updates);
  const order = payment && { ...payment, isPaid: payment.state === 'paid' };
  const isPaid = !isMissing && order?.isPaid === true;
  return (
    <Panes
      pane={
        <OfferPane payment={isMissing ? undefined : order}>
          {isPaid && isWide && <InvoiceReceipt payment={order} />}
        </OfferPane>
      }
    >
      <ReceiptContent
        data-waiting={waits || undefined}
        data-unpaid={!(waits || isPaid) || undefined}
      >
        <InvoiceResult updates={updates} isMissing={isMissing} />
      </ReceiptContent>
    </Panes>
  );
}

interface InvoiceResultProps {
  updates: PaymentUpdates;
  isMissing: boolean;
}

function InvoiceResult({ isMissing, updates }: InvoiceResultProps) {
  const { payment, setPayment } = updates;
  const outcome = payment && toPaymentOutcome(payment);
  usePurchaseEvent(payment);
  const isPix = outcome?.kind === 'accepted' && outcome.route === 'pix';
  const away = useMoveOn(payment, isPix ? 'pix' : null);
  const isPaid = payment?.state === 'paid';
  const bankSlip = payment?.state === 'pending' ? (payment.bankSlip ?? null) : null;
  useKeptInTab('invoiceToken', isPaid || bankSlip !== null);
  if (isMissing) return <InvoiceUnpaid reason="missing" />;
  if (isPaid) return <InvoicePaid payment={payment} />;
  if (payment && bankSlip) {
    return <BankSlipReceipt payment={payment} bankSlip={bankSlip} onPayment={setPayment} />;
  }
  if (payment?.state === 'refunded') return <InvoiceRefunded payment={payment} />;
  if (outcome && outcome.kind !== 'accepted') return <InvoiceUnpaid reason="failed" />;
  return (
    <>
      <PaymentProgress {...updates} />
      {away}
    </>
  );
}

type Reason = 'missing' | 'failed';

const texts: Record<Reason, { title: MessageKey; text: MessageKey }> = {
  missing: { title: 'invoicePaid.missing.title', text: 'invoicePaid.missing.text' },
  failed: { title: 'invoicePaid.failed.title', text: 'invoicePaid.failed.text' },
};

function InvoiceUnpaid({ reason }: { reason: Reason }) {
  const { t } = useTranslation();
  const { text, title } = texts[reason];
  return (
    <>
      <div>
        <ArrivalTitle>{t(title)}</ArrivalTitle>
        <PageText>{t(text)}</PageText>
      </div>
      <SupportContact />
    </>
  );
}

function InvoiceRefunded({ payment }: { payment: PaymentView }) {
  return (
    <>
      <PaymentRefunded payment={payment} />
      <SupportContact />
    </>
  );
}

function InvoicePaid({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { brand } = useCheckoutPage();
  const { redirectSuccess } = useNavigation();
  const { domain } = brand.links;
  const isWide = useIsWide();
  const { orderNumber: order } = payment;
  useClosePaidAttempts(null);
  return (
    <>
      <PaidBeforeNotice payment={payment} />
      <PaidBand hasTick>
        <ArrivalTitle>{t(paidTitles[payment.type])}</ArrivalTitle>
        <Tagline>{t('invoicePaid.text')}</Tagline>
      </PaidBand>
      {/* Who pays an invoice or renews has an account already. */}
      {domain !== '' && (
        <PrimaryLink href={`https://${domain}${redirectSuccess}`}>
          {t('invoicePaid.account')}
        </PrimaryLink>
      )}
      <Card>
        <CardTitle>{t('success.next.title')}</CardTitle>
        <NextStepList>
          <li>{t('invoicePaid.next.nothing')}</li>
          {order !== undefined && <li>{t('success.next.help', { order })}</li>}
        </NextStepList>
      </Card>
      {!isWide && <InvoiceReceipt payment={payment} />}
      <SupportContact />
    </>
  );
}

function InvoiceReceipt({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  return (
    <FactsCard>
      <CardTitle>{t('invoicePaid.receipt')}</CardTitle>
      <FactsList>
        <SoldRows {...nameSold(payment.description, payment.planName)} />
        <AmountRow payment={payment} />
        <PaidRows payment={payment} />
      </FactsList>
    </FactsCard>
  );
}

const paidTitles: Record<PaymentView['type'], MessageKey> = {
  invoice: 'invoicePaid.title',
  'first-invoice-payment': 'invoicePaid.title',
  'sale-invoice': 'invoicePaid.title.sale',
  direct: 'invoicePaid.title.sale',
  renew: 'invoicePaid.title.renew',
  upgrade: 'invoicePaid.title.upgrade',
};
