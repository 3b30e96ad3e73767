import { OrderBumpTemplate } from '@/components/templates/order-bump/OrderBumpTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/order-bump-presentation',
  namespaces: ['orderBump', 'presentation', 'voucher'],
});

export default OrderBumpTemplate;
