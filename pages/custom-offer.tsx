import { CustomOfferTemplate } from '@/components/templates/custom-offer/CustomOfferTemplate';
import { createKnownSaleProps } from '@/contexts/checkout/createKnownSaleProps';

export const getServerSideProps = createKnownSaleProps({
  template: 'custom-offer',
  namespaces: [
    'customOffer',
    'presentation',
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

export default CustomOfferTemplate;
