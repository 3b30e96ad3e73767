import { getDocumentType, type AskedDocument } from '@/services/checkout/getDocumentType';
import { useCheckout } from './CheckoutContext';

/** Which document this page asks its buyer for; null: none, or the service has it already. */
export function useAskedDocument(): AskedDocument | null {
  const { locale, sale } = useCheckout().page;
  return sale?.buyer.hasDocument ? null : getDocumentType(locale);
}
