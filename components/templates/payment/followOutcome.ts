import type { PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';
import { rememberPayment, rememberToken } from '@/services/checkout/payment/rememberPayment';
import { getRouteAfterPayment } from '@/services/checkout/payment/routeAfterPayment';
import type { CheckoutFlow, FlowStep } from '@/services/product';

/** How the page gets around. */
export interface Navigation {
  flow: CheckoutFlow;
  /** The step that pays. */
  step: FlowStep | null;
  goTo: (route: string) => Promise<void>;
  /** Asks the server for the prices anew; what is typed stays. */
  refreshProduct: () => Promise<void>;
}

/**
 * Goes where an outcome leads.
 * @returns whether it leads away from the form
 */
export async function followOutcome(
  outcome: PaymentOutcome,
  { flow, goTo, refreshProduct, step }: Navigation,
): Promise<boolean> {
  if (outcome.kind === 'accepted') {
    rememberPayment(outcome.payment, step);
    await goTo(getRouteAfterPayment(flow, step, outcome.route));
    return true;
  }
  if (outcome.kind === 'alreadyPaid' && outcome.token !== null) {
    rememberToken(outcome.token, step);
    await goTo(getRouteAfterPayment(flow, step, 'success'));
    return true;
  }
  if (outcome.kind === 'inProgress' && outcome.token !== null) {
    rememberToken(outcome.token, step);
    await goTo(getRouteAfterPayment(flow, step, 'payment-verification'));
    return true;
  }
  if (outcome.kind === 'priceChanged') await refreshProduct();
  return false;
}
