import { UpgradePaymentTemplate } from '@/components/templates/upgrade-payment/UpgradePaymentTemplate';
import { createPaymentLinkProps } from '@/server/props/paymentLinkProps.server';

export const getServerSideProps = createPaymentLinkProps({
  template: 'upgrade-payment',
  namespaces: [
    'upgrade',
    'payLink',
    'sender',
    'payment',
    'address',
    'mpesa',
    'summary',
    'field',
    'dni',
    'validation',
  ],
});

export default UpgradePaymentTemplate;
