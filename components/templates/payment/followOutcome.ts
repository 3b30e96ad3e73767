import type { PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';
import { rememberPayment } from '@/services/checkout/payment/rememberPayment';
import { getRouteAfterPayment } from '@/services/checkout/payment/routeAfterPayment';
import type { CheckoutFlow } from '@/services/product';
import { writeStored } from '@/services/storage/storage';

/** How the page gets around. */
export interface Navigation {
  flow: CheckoutFlow;
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
  { flow, goTo, refreshProduct }: Navigation,
): Promise<boolean> {
  if (outcome.kind === 'accepted') {
    rememberPayment(outcome.payment);
    await goTo(getRouteAfterPayment(flow, outcome.route));
    return true;
  }
  if (outcome.kind === 'alreadyPaid' && outcome.token !== null) {
    writeStored('purchaseToken', outcome.token);
    await goTo(getRouteAfterPayment(flow, 'success'));
    return true;
  }
  if (outcome.kind === 'inProgress' && outcome.token !== null) {
    writeStored('purchaseToken', outcome.token);
    await goTo(getRouteAfterPayment(flow, 'payment-verification'));
    return true;
  }
  if (outcome.kind === 'priceChanged') await refreshProduct();
  return false;
}
