import { RenewTemplate } from '@/components/templates/renew/RenewTemplate';
import { createPaymentLinkProps } from '@/server/props/paymentLinkProps.server';

export const getServerSideProps = createPaymentLinkProps({
  template: 'renew',
  namespaces: [
    'renew',
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

export default RenewTemplate;
