import { useCallback } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { getDocumentType } from '@/services/checkout/getDocumentType';
import { marketCountryOf } from '@/services/phone/marketCountry';
import { useLazyValidate } from '../../fields/useLazyValidate';
import type { PaymentStage } from './paymentStage';

/** The form's checks as it now stands. The rules arrive when a field is first used. */
export function usePaymentValidation(stage: PaymentStage, asksAddress: boolean) {
  const { brand, page } = useCheckout();
  const { isAcceptanceEnabled: asksTerms, needsDocumentForInvoice } = brand;
  const { locale } = page;
  const load = useCallback(async () => {
    const { createPaymentRules } = await import('./paymentRules');
    return createPaymentRules({
      asksTerms,
      asksAddress,
      needsDocumentForInvoice,
      document: getDocumentType(locale),
      country: marketCountryOf(locale),
      stage,
    });
  }, [asksTerms, asksAddress, needsDocumentForInvoice, locale, stage]);
  const loadRules = useCallback(() => {
    load().catch(() => undefined);
  }, [load]);
  return { validate: useLazyValidate(load), loadRules };
}
