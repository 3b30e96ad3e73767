import { RecoveryTemplate } from '@/components/templates/recovery/RecoveryTemplate';
import { createPaymentLinkProps } from '@/server/props/paymentLinkProps.server';

export const getServerSideProps = createPaymentLinkProps({
  template: 'recovery',
  namespaces: [
    'recovery',
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

export default RecoveryTemplate;
