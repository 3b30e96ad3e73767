import { getBankUrl } from '@/services/checkout/payment/bankUrl';
import { isInPerson } from '@/services/checkout/payment/isInPerson';
import { useIsSlow } from '../../payment/useIsSlow';
import type { PaymentUpdates } from '../../payment/usePaymentUpdates';
import { BankConfirmation } from './BankConfirmation';
import { findAskedCard } from './findAskedCard';
import { failureOf } from './failureOf';
import { InPersonConfirmation } from './InPersonConfirmation';
import { MpesaConfirmation } from './MpesaConfirmation';
import { PaymentFailed } from './PaymentFailed';
import { PaymentMissing } from './PaymentMissing';
import { WaitingForBank } from './WaitingForBank';

/** Milliseconds. */
const patience = 30_000;

/** Where a payment stands that is not paid yet, under its title, and what there is to do about it. */
export function PaymentProgress({ connection, payment, setPayment }: PaymentUpdates) {
  const isSlow = useIsSlow(patience);
  if (!payment) {
    return connection === 'missing' ? <PaymentMissing /> : <WaitingForBank isSlow={isSlow} />;
  }
  const failure = failureOf(payment);
  if (failure) return <PaymentFailed {...failure} />;
  if (payment.method === 'm-pesa' && payment.state === 'requires_action') {
    return <MpesaConfirmation payment={payment} onPayment={setPayment} />;
  }
  if (payment.state === 'pending' && isInPerson(payment.method)) {
    return <InPersonConfirmation payment={payment} onPayment={setPayment} />;
  }
  const bankUrl = payment.state === 'requires_action' ? getBankUrl(payment.redirect) : null;
  return (
    <WaitingForBank isSlow={isSlow}>
      {bankUrl !== null && <BankConfirmation url={bankUrl} part={findAskedCard(payment)} />}
    </WaitingForBank>
  );
}
