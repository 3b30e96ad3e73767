import { SuccessInvoiceTemplate } from '@/components/templates/success-invoice/SuccessInvoiceTemplate';
import { createPlainProps } from '@/services/pageProps/plainProps.server';

export const getServerSideProps = createPlainProps({
  pathname: '/success-invoice',
  namespaces: ['invoicePaid', 'support', 'success', 'bankSlip', 'payment', 'mpesa', 'verification'],
});

export default SuccessInvoiceTemplate;
