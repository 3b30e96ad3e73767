import { useEffect } from 'react';
import { removePaymentDraft } from '@/services/checkout/payment/paymentDraft';
import { settleAttempt } from '@/services/idempotency';

const operations = ['new-code', 'simulation'];

/**
 * Forgets the attempts and the draft of a payment that is paid, so that a later purchase is a new one.
 * @param attempt names the paying page's (`nameAttempt`); null: it is gone with what was paid
 */
export function useSettledAttempts(attempt: string | null): void {
  useEffect(() => {
    [...operations, ...(attempt === null ? [] : [attempt])].forEach(settleAttempt);
    removePaymentDraft();
  }, [attempt]);
}
