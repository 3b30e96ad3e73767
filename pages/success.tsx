import { SuccessTemplate } from '@/components/templates/success/SuccessTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/success',
  namespaces: [
    'success',
    'bankSlip',
    'payment',
    'mpesaRequest',
    'verification',
    'moneyBack',
    'trial',
    'video',
    'openPayment',
  ],
});

export default SuccessTemplate;
