import { UpsellPaymentTemplate } from '@/components/templates/upsell-payment/UpsellPaymentTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/upsell-payment',
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
