import { InvoicePaymentTemplate } from '@/components/templates/invoice-payment/InvoicePaymentTemplate';
import { createPaymentLinkProps } from '@/server/props/paymentLinkProps.server';

export const getServerSideProps = createPaymentLinkProps({
  template: 'invoice-payment',
  namespaces: [
    'invoice',
    'payLink',
    'sender',
    'payment',
    'address',
    'mpesa',
    'summary',
    'field',
    'dni',
    'validation',
  ],
});

export default InvoicePaymentTemplate;
