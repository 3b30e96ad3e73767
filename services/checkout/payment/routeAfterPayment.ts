import type { PaymentRoute } from '@/contract/payment';
import type { CheckoutFlow, FlowStep } from '../../product';
import { isKnownSale } from '../knownSale';
import {
  paymentVerificationRoute,
  routes,
  subscriptionWelcomeRoute,
  successInvoiceRoute,
} from '../routes';
import { getNextStep } from '../steps';

/**
 * The step after a payment. Where the flow ends with it: a welcome to what an offer begins, the
 * receipt of what else a buyer who is known has paid, else /success.
 */
function getSuccessRoute(flow: CheckoutFlow, step: FlowStep | null): string {
  const next = step && getNextStep(flow, step);
  if (next) return routes[next.templateId];
  if (step?.templateId === 'custom-offer') return subscriptionWelcomeRoute;
  return step && isKnownSale(step.templateId) ? successInvoiceRoute : routes.success;
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
