import { TrialTemplate } from '@/components/templates/trial/TrialTemplate';
import { createPaymentLinkProps } from '@/server/props/paymentLinkProps.server';

export const getServerSideProps = createPaymentLinkProps({
  template: 'trial',
  namespaces: ['trial', 'payLink', 'sender', 'support', 'summary'],
});

export default TrialTemplate;
