import { PaymentVerificationTemplate } from '@/components/templates/payment-verification/PaymentVerificationTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/payment-verification',
  namespaces: ['verification', 'moneyBack', 'mpesaRequest', 'payment', 'openPayment'],
});

export default PaymentVerificationTemplate;
