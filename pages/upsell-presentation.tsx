import { UpsellVideoTemplate } from '@/components/templates/upsell-video/UpsellVideoTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/upsell-presentation',
  namespaces: ['video', 'campaign', 'presentation'],
});

export default UpsellVideoTemplate;
