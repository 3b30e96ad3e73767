import { ReminderTemplate } from '@/components/templates/reminder/ReminderTemplate';
import { createPaymentLinkProps } from '@/services/pageProps/paymentLinkProps.server';

export const getServerSideProps = createPaymentLinkProps({
  template: 'reminder',
  namespaces: ['reminder', 'payLink', 'support', 'summary'],
});

export default ReminderTemplate;
