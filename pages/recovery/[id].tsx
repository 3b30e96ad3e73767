import { RecoveryTemplate } from '@/components/templates/recovery/RecoveryTemplate';
import { createKnownSaleProps } from '@/contexts/checkout/createKnownSaleProps';

export const getServerSideProps = createKnownSaleProps({
  template: 'recovery',
  namespaces: [
    'recovery',
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

export default RecoveryTemplate;
