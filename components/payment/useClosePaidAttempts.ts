import { useEffect } from 'react';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { createAttemptName } from '@/services/attempts';
import { closeAttempt } from '@/services/idempotency';
import { writePaymentDraft } from './paymentDraft';
import { usePaymentStep } from './useFollowPayment';

const operations = ['new-code', 'simulation'];

/**
 * Forgets the attempts and the draft of a payment that is paid, so that a later purchase is a new one.
 * @param attempt names the paying page's (`createAttemptName`); null: it is gone with what was paid
 */
export function useClosePaidAttempts(attempt: string | null): void {
  useEffect(() => {
    [...operations, ...(attempt === null ? [] : [attempt])].forEach(closeAttempt);
    writePaymentDraft(null);
  }, [attempt]);
}

/** The name of the attempts to pay for what this page is about. */
export function usePurchaseAttempt(): string {
  const { product } = useCheckoutProduct();
  return createAttemptName(usePaymentStep()?.id ?? '', product.code);
}
