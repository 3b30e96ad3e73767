import { LiveloErrorTemplate } from '@/components/templates/livelo-error/LiveloErrorTemplate';
import { createCheckoutProps } from '@/contexts/checkout/createCheckoutProps';

export const getServerSideProps = createCheckoutProps({
  pathname: '/livelo/error',
  namespaces: ['livelo'],
});

export default LiveloErrorTemplate;
