import { UpsellVideoTemplate } from '@/components/templates/upsell-video/UpsellVideoTemplate';
import { createCheckoutProps } from '@/contexts/checkout/createCheckoutProps';

export const getServerSideProps = createCheckoutProps({
  pathname: '/video/upsell',
  namespaces: ['video'],
});

export default UpsellVideoTemplate;
