import { OrderBumpPresentationTemplate } from '@/components/templates/order-bump-presentation/OrderBumpPresentationTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/multiprofile-presentation',
  namespaces: ['profiles', 'presentation', 'voucher'],
});

export default OrderBumpPresentationTemplate;
