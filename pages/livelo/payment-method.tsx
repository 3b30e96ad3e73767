import { LiveloPaymentMethodTemplate } from '@/components/templates/livelo-payment-method/LiveloPaymentMethodTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/livelo/payment-method',
  namespaces: ['livelo', 'openPayment'],
});

export default LiveloPaymentMethodTemplate;
