import { useCallback } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useAskedDocument } from '@/contexts/checkout/useAskedDocument';
import { useLazyValidate } from '../../fields/useLazyValidate';
import type { PaymentStage } from './paymentStage';

/**
 * The form's checks as it now stands. The rules arrive when a field is first used.
 * @param amount of the plan, in minor units
 */
export function usePaymentValidation(stage: PaymentStage, asksAddress: boolean, amount: number) {
  const { brand, page } = useCheckout();
  const { isAcceptanceEnabled: asksTerms, needsDocumentForInvoice } = brand;
  const { locale } = page;
  const document = useAskedDocument();
  const load = useCallback(async () => {
    const { createPaymentRules } = await import('./paymentRules');
    return createPaymentRules({
      asksTerms,
      asksAddress,
      needsDocumentForInvoice,
      document,
      locale,
      amount,
      stage,
    });
  }, [asksTerms, asksAddress, needsDocumentForInvoice, document, locale, amount, stage]);
  const loadRules = useCallback(() => {
    load().catch(() => undefined);
  }, [load]);
  return { validate: useLazyValidate(load), loadRules };
}
