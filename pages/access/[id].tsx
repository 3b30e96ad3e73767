import { AccessTemplate } from '@/components/templates/access/AccessTemplate';
import { createPaymentLinkProps } from '@/server/props/paymentLinkProps.server';

export const getServerSideProps = createPaymentLinkProps({
  template: 'access',
  namespaces: ['access', 'payLink', 'sender', 'support', 'summary'],
});

export default AccessTemplate;
