import type { PaymentRoute } from '@/contract/payment';
import type { CheckoutFlow } from '../../product';
import { paymentVerificationRoute, routes } from '../routes';
import { getNextStep } from '../steps';

/** The flow's step after its payment; /success when the flow ends with the payment. */
export function getSuccessRoute(flow: CheckoutFlow): string {
  const payment = flow.steps.find(({ templateId }) => templateId === 'payment');
  const next = payment && getNextStep(flow, payment);
  return routes[next?.templateId ?? 'success'];
}

/** Where an accepted payment sends its buyer (spec section 7: the answer's route decides). */
export function getRouteAfterPayment(flow: CheckoutFlow, route: PaymentRoute): string {
  const routeByAnswer: Record<PaymentRoute, string> = {
    pix: routes.pix,
    'payment-verification': paymentVerificationRoute,
    success: getSuccessRoute(flow),
  };
  return routeByAnswer[route];
}
