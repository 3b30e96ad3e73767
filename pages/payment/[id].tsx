import { InvoicePaymentTemplate } from '@/components/templates/invoice-payment/InvoicePaymentTemplate';
import { createKnownSaleProps } from '@/contexts/checkout/createKnownSaleProps';

export const getServerSideProps = createKnownSaleProps({
  template: 'invoice-payment',
  namespaces: [
    'invoice',
    'knownSale',
    'support',
    'payment',
    'address',
    'mpesa',
    'summary',
    'field',
    'validation',
  ],
});

export default InvoicePaymentTemplate;
