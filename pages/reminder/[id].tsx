import { ReminderTemplate } from '@/components/templates/reminder/ReminderTemplate';
import { createPaymentLinkProps } from '@/server/props/paymentLinkProps.server';

export const getServerSideProps = createPaymentLinkProps({
  template: 'reminder',
  namespaces: ['reminder', 'payLink', 'sender', 'support', 'summary'],
});

export default ReminderTemplate;
