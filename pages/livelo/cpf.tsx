import { LiveloCpfTemplate } from '@/components/templates/livelo-cpf/LiveloCpfTemplate';
import { createCheckoutProps } from '@/contexts/checkout/createCheckoutProps';

export const getServerSideProps = createCheckoutProps({
  pathname: '/livelo/cpf',
  namespaces: ['livelo', 'field', 'validation'],
});

export default LiveloCpfTemplate;
