import { LiveloCpfTemplate } from '@/components/templates/livelo-cpf/LiveloCpfTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/livelo/cpf',
  namespaces: ['livelo', 'field', 'validation', 'openPayment'],
});

export default LiveloCpfTemplate;
