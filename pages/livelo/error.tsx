import { LiveloErrorTemplate } from '@/components/templates/livelo-error/LiveloErrorTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/livelo/error',
  namespaces: ['livelo', 'openPayment'],
});

export default LiveloErrorTemplate;
