import { UpsellOrderBumpPresentationTemplate } from '@/components/templates/upsell-order-bump-presentation/UpsellOrderBumpPresentationTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/multiprofile-upsell-presentation',
  namespaces: ['profiles', 'presentation', 'voucher'],
});

export default UpsellOrderBumpPresentationTemplate;
