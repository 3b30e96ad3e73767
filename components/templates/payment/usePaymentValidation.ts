import { useCallback } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useLazyValidate } from '../../fields/useLazyValidate';
import { isDocumentRequired } from './isDocumentRequired';
import type { PaymentValues } from './paymentValues';

/** The form's checks, for the chosen method only. The rules arrive when a field is first used. */
export function usePaymentValidation() {
  const { brand } = useCheckout();
  const { isAcceptanceEnabled: asksTerms, needsDocumentForInvoice } = brand;
  const load = useCallback(async () => {
    const [{ collectErrors }, { cardPaymentSchema }, { paymentSchema }] = await Promise.all([
      import('@/validation/schemas/collectErrors'),
      import('@/validation/schemas/cardPaymentSchema'),
      import('@/validation/schemas/paymentSchema'),
    ]);
    return (values: PaymentValues) => {
      const context = {
        asksTerms,
        documentType: 'cpf',
        isDocumentRequired: isDocumentRequired(values.method, needsDocumentForInvoice),
      } as const;
      const schema =
        values.method === 'credit-card'
          ? cardPaymentSchema({ ...context, now: new Date() })
          : paymentSchema(context);
      return collectErrors(schema, values);
    };
  }, [asksTerms, needsDocumentForInvoice]);
  const loadRules = useCallback(() => {
    load().catch(() => undefined);
  }, [load]);
  return { validate: useLazyValidate(load), loadRules };
}
