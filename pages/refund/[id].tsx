import { RefundTemplate } from '@/components/templates/refund/RefundTemplate';
import { createPaymentLinkProps } from '@/server/props/paymentLinkProps.server';

export const getServerSideProps = createPaymentLinkProps({
  template: 'refund',
  namespaces: ['refund', 'payLink', 'moneyBack', 'sender', 'support', 'summary'],
});

export default RefundTemplate;
