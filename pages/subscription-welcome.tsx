import { SubscriptionWelcomeTemplate } from '@/components/templates/subscription-welcome/SubscriptionWelcomeTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/subscription-welcome',
  namespaces: [
    'welcome',
    'success',
    'bankSlip',
    'payment',
    'mpesaRequest',
    'verification',
    'moneyBack',
    'trial',
    'openPayment',
  ],
});

export default SubscriptionWelcomeTemplate;
