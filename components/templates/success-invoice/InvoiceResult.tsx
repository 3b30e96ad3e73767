import { outcomeOfPayment } from '@/services/checkout/payment/outcomeOfPayment';
import type { PaymentUpdates } from '../../payment/usePaymentUpdates';
import { useIsSlow } from '../../payment/useIsSlow';
import { Card } from '../../ui/Card';
import { WaitingForBank } from '../payment-verification/WaitingForBank';
import { BankSlipSuccess } from '../success/BankSlipSuccess';
import { InvoicePaid } from './InvoicePaid';
import { InvoiceUnpaid } from './InvoiceUnpaid';

/** Milliseconds. */
const patience = 30_000;

interface InvoiceResultProps extends PaymentUpdates {
  /** Whether this browser has paid an invoice. */
  isKnown: boolean;
}

/** What came of an invoice's payment. */
export function InvoiceResult({ connection, isKnown, payment, setPayment }: InvoiceResultProps) {
  const isSlow = useIsSlow(patience);
  if (!isKnown || connection === 'missing') return <InvoiceUnpaid reason="missing" />;
  if (payment?.state === 'paid') return <InvoicePaid payment={payment} />;
  if (payment?.state === 'pending' && payment.bankSlip) {
    return <BankSlipSuccess payment={payment} bankSlip={payment.bankSlip} onPayment={setPayment} />;
  }
  if (payment && outcomeOfPayment(payment).kind !== 'accepted') {
    return <InvoiceUnpaid reason="failed" />;
  }
  return (
    <Card>
      <WaitingForBank isSlow={isSlow} />
    </Card>
  );
}
