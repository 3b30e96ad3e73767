import { getBankUrl } from '@/services/checkout/payment/bankUrl';
import { declineTexts } from '@/services/checkout/payment/declineTexts';
import { outcomeOfPayment } from '@/services/checkout/payment/outcomeOfPayment';
import { useIsSlow } from '../../payment/useIsSlow';
import type { PaymentUpdates } from '../../payment/usePaymentUpdates';
import { BankConfirmation } from './BankConfirmation';
import { PaymentFailed } from './PaymentFailed';
import { WaitingForBank } from './WaitingForBank';

/** Milliseconds. */
const patience = 30_000;

const declined = 'payment.declined.title';
const ended = { title: 'verification.ended.title', text: 'verification.ended.text' } as const;
const missing = { title: 'verification.missing.title', text: 'verification.missing.text' } as const;

/** Where a payment stands that is not paid yet, and what there is to do about it. */
export function PaymentProgress({
  connection,
  payment,
}: Pick<PaymentUpdates, 'connection' | 'payment'>) {
  const isSlow = useIsSlow(patience);
  if (!payment) {
    return connection === 'missing' ? (
      <PaymentFailed {...missing} />
    ) : (
      <WaitingForBank isSlow={isSlow} />
    );
  }
  const outcome = outcomeOfPayment(payment);
  if (outcome.kind === 'declined') {
    return <PaymentFailed title={declined} text={declineTexts[outcome.reason]} />;
  }
  if (outcome.kind === 'ended') {
    return <PaymentFailed {...ended} />;
  }
  const bankUrl = payment.state === 'requires_action' ? getBankUrl(payment.redirect) : null;
  return (
    <>
      {bankUrl !== null && <BankConfirmation url={bankUrl} />}
      <WaitingForBank isSlow={isSlow} />
    </>
  );
}
