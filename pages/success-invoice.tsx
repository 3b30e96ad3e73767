import { SuccessInvoiceTemplate } from '@/components/templates/success-invoice/SuccessInvoiceTemplate';
import { createPlainProps } from '@/contexts/checkout/createPlainProps';

export const getServerSideProps = createPlainProps({
  pathname: '/success-invoice',
  namespaces: ['invoicePaid', 'support', 'success', 'bankSlip', 'payment', 'mpesa', 'verification'],
});

export default SuccessInvoiceTemplate;
