import { UpsellPaymentTemplate } from '@/components/templates/upsell-payment/UpsellPaymentTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/payment/upsell',
  namespaces: [
    'upsell',
    'payment',
    'address',
    'mpesa',
    'summary',
    'field',
    'dni',
    'validation',
    'voucher',
  ],
});

export default UpsellPaymentTemplate;
