import { UpgradePaymentTemplate } from '@/components/templates/upgrade-payment/UpgradePaymentTemplate';
import { createKnownSaleProps } from '@/contexts/checkout/createKnownSaleProps';

export const getServerSideProps = createKnownSaleProps({
  template: 'upgrade-payment',
  namespaces: [
    'upgrade',
    'knownSale',
    'support',
    'payment',
    'address',
    'mpesa',
    'summary',
    'field',
    'validation',
  ],
});

export default UpgradePaymentTemplate;
