import { UpsellPaymentTemplate } from '@/components/templates/upsell-payment/UpsellPaymentTemplate';
import { createCheckoutProps } from '@/contexts/checkout/createCheckoutProps';

export const getServerSideProps = createCheckoutProps({
  pathname: '/payment/upsell',
  namespaces: [
    'upsell',
    'payment',
    'address',
    'mpesa',
    'summary',
    'field',
    'validation',
    'voucher',
  ],
});

export default UpsellPaymentTemplate;
