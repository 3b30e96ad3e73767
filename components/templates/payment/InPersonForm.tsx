import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { InvoiceDocumentField } from './InvoiceDocumentField';

/** The buyer pays the seller, who confirms it: the page only says so. */
export function InPersonForm() {
  const { t } = useTranslation();
  const { sellerName } = useCheckoutProduct();
  return (
    <>
      <p>{t('payment.inPerson.text', { seller: sellerName })}</p>
      <InvoiceDocumentField />
    </>
  );
}
