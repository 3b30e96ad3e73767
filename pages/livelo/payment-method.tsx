import { LiveloPaymentMethodTemplate } from '@/components/templates/livelo-payment-method/LiveloPaymentMethodTemplate';
import { createCheckoutProps } from '@/contexts/checkout/createCheckoutProps';

export const getServerSideProps = createCheckoutProps({
  pathname: '/livelo/payment-method',
  namespaces: ['livelo'],
});

export default LiveloPaymentMethodTemplate;
