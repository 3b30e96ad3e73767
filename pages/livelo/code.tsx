import { LiveloCodeTemplate } from '@/components/templates/livelo-code/LiveloCodeTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/livelo/code',
  namespaces: ['livelo', 'phone'],
});

export default LiveloCodeTemplate;
