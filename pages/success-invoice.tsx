import { SuccessInvoiceTemplate } from '@/components/templates/success-invoice/SuccessInvoiceTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/success-invoice',
  namespaces: [
    'invoicePaid',
    'success',
    'bankSlip',
    'payment',
    'mpesaRequest',
    'verification',
    'moneyBack',
    'trial',
    'openPayment',
  ],
});

export default SuccessInvoiceTemplate;
