import { AccessTemplate } from '@/components/templates/access/AccessTemplate';
import { createPaymentLinkProps } from '@/services/pageProps/paymentLinkProps.server';

export const getServerSideProps = createPaymentLinkProps({
  template: 'access',
  namespaces: ['access', 'payLink', 'support', 'summary'],
});

export default AccessTemplate;
