import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { getDocumentType, type RequiredDocument } from '@/services/checkout/documentType';

/** Which document this page asks its buyer for; null: none, or the service has it already. */
export function useDocumentType(): RequiredDocument | null {
  const { locale, sale } = useCheckoutPage().page;
  return sale?.buyer.hasDocument ? null : getDocumentType(locale);
}
