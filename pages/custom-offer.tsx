import { CustomOfferTemplate } from '@/components/templates/custom-offer/CustomOfferTemplate';
import { createPaymentLinkProps } from '@/server/props/paymentLinkProps.server';

export const getServerSideProps = createPaymentLinkProps({
  template: 'custom-offer',
  namespaces: [
    'customOffer',
    'presentation',
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

export default CustomOfferTemplate;
