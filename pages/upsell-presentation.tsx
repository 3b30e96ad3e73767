import { UpsellVideoTemplate } from '@/components/templates/upsell-video/UpsellVideoTemplate';
import { createCheckoutProps } from '@/contexts/checkout/createCheckoutProps';

export const getServerSideProps = createCheckoutProps({
  pathname: '/upsell-presentation',
  namespaces: ['video'],
});

export default UpsellVideoTemplate;
