import type { MessageKey } from '@/contexts/TranslationContext';
import { declineTexts } from '@/services/checkout/payment/declineTexts';
import { outcomeOfPayment } from '@/services/checkout/payment/outcomeOfPayment';
import type { PaymentView } from '@/services/payment';

/** What a buyer is told about a payment that came to nothing. */
export interface FailureTexts {
  title: MessageKey;
  text: MessageKey;
  note?: MessageKey;
}

const ended: FailureTexts = {
  title: 'verification.ended.title',
  text: 'verification.ended.text',
};
/** On the phone there is no bank and no card to speak of. */
const cancelled: FailureTexts = {
  title: 'mpesa.cancelled.title',
  text: 'mpesa.cancelled.text',
};
const expired: FailureTexts = { title: 'mpesa.expired.title', text: 'mpesa.expired.text' };

/** Why a payment brought no money; null while it still may. */
export function failureOf(payment: PaymentView): FailureTexts | null {
  const outcome = outcomeOfPayment(payment);
  const isMpesa = payment.method === 'm-pesa';
  if (outcome.kind === 'declined') {
    return isMpesa && outcome.reason === 'authentication_failed'
      ? cancelled
      : {
          title: 'payment.declined.title',
          text: declineTexts[outcome.reason],
          // Of two methods the other is given back.
          ...(payment.parts.length > 1 && { note: 'verification.released' }),
        };
  }
  if (outcome.kind === 'ended') return isMpesa && payment.state === 'expired' ? expired : ended;
  return null;
}
