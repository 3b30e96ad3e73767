import { SuccessTemplate } from '@/components/templates/success/SuccessTemplate';
import { createCheckoutProps } from '@/services/pageProps/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/success',
  namespaces: [
    'success',
    'bankSlip',
    'payment',
    'mpesaRequest',
    'verification',
    'trial',
    'video',
    'openPayment',
  ],
});

export default SuccessTemplate;
