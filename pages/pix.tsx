import { PixTemplate } from '@/components/templates/pix/PixTemplate';
import { createCheckoutProps } from '@/contexts/checkout/createCheckoutProps';

export const getServerSideProps = createCheckoutProps({
  pathname: '/pix',
  namespaces: ['pix'],
});

export default PixTemplate;
