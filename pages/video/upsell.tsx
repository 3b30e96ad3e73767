import { UpsellVideoTemplate } from '@/components/templates/upsell-video/UpsellVideoTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/video/upsell',
  namespaces: ['video', 'campaign', 'presentation'],
});

export default UpsellVideoTemplate;
