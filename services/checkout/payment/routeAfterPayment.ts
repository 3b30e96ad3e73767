import type { PaymentRoute } from '@/contract/payment';
import type { CheckoutFlow, FlowStep } from '../../product';
import { paymentVerificationRoute, routes } from '../routes';
import { getNextStep } from '../steps';

/** The step after a payment; /success when the flow ends with the payment. */
function getSuccessRoute(flow: CheckoutFlow, step: FlowStep | null): string {
  const next = step && getNextStep(flow, step);
  return routes[next?.templateId ?? 'success'];
}

/**
 * Where an accepted payment sends its buyer (spec section 7: the answer's route decides).
 * @param step the one that was paid
 */
export function getRouteAfterPayment(
  flow: CheckoutFlow,
  step: FlowStep | null,
  route: PaymentRoute,
): string {
  const routeByAnswer: Record<PaymentRoute, string> = {
    pix: routes.pix,
    'payment-verification': paymentVerificationRoute,
    success: getSuccessRoute(flow, step),
  };
  return routeByAnswer[route];
}
