import { UpsellSuccessTemplate } from '@/components/templates/upsell-success/UpsellSuccessTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/success/upsell',
  namespaces: [
    'upsell',
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

export default UpsellSuccessTemplate;
