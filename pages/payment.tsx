import { PaymentTemplate } from '@/components/templates/payment/PaymentTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/payment',
  namespaces: ['payment', 'address', 'mpesa', 'summary', 'field', 'dni', 'validation', 'voucher'],
});

export default PaymentTemplate;
