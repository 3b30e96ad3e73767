import { RenewTemplate } from '@/components/templates/renew/RenewTemplate';
import { createKnownSaleProps } from '@/contexts/checkout/createKnownSaleProps';

export const getServerSideProps = createKnownSaleProps({
  template: 'renew',
  namespaces: [
    'renew',
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

export default RenewTemplate;
