import { useEffect } from 'react';
import { useBuyer, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { createPurchaseAttemptName } from '@/services/attempts/storedAttempts';
import { closeAttempt } from '@/services/attempts/attemptKeys';
import { forgetTypedVoucher } from '@/services/checkout/typedVoucherStore';
import { writePaymentDraft } from './paymentDraft';
import { usePayingStep } from './paymentPages';

const operations = ['new-code', 'simulation'];

/**
 * Forgets the attempts, the draft and the voucher of a payment that is paid, so that a later purchase
 * is a new one.
 * @param attemptName the paying page's (`createAttemptName`); null: that page is gone with the paid
 *   link
 */
export function useClosePaidAttempts(attemptName: string | null): void {
  useEffect(() => {
    [...operations, ...(attemptName === null ? [] : [attemptName])].forEach(closeAttempt);
    writePaymentDraft(null);
    forgetTypedVoucher();
  }, [attemptName]);
}

export function usePurchaseAttemptName(): string {
  const { product } = useCheckoutProduct();
  const { lead } = useBuyer();
  return createPurchaseAttemptName(usePayingStep()?.id, product.code, lead);
}
