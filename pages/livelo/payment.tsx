import { LiveloPaymentTemplate } from '@/components/templates/livelo-payment/LiveloPaymentTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/livelo/payment',
  namespaces: ['livelo', 'payment', 'address', 'mpesa', 'summary', 'field', 'dni', 'validation'],
});

export default LiveloPaymentTemplate;
