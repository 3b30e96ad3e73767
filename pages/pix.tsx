import { PixTemplate } from '@/components/templates/pix/PixTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/pix',
  namespaces: ['pix', 'openPayment'],
});

export default PixTemplate;
