import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { DocumentField } from './DocumentField';

/** The document for the invoice, where the brand issues one; else the buyer may leave it out. */
export function InvoiceDocumentField() {
  const { brand } = useCheckout();
  return <DocumentField purpose={brand.needsDocumentForInvoice ? 'invoice' : 'optionalInvoice'} />;
}
