import type { PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';
import type { OrderHandling } from '@/services/checkout/payment/paymentSource';

/** How the page gets around. */
export interface Navigation extends Omit<OrderHandling, 'createCall'> {
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
  { getRoute, goTo, refreshProduct, remember, rememberToken, reopenContract }: Navigation,
): Promise<boolean> {
  if (outcome.kind === 'accepted') {
    remember(outcome.payment);
    await goTo(getRoute(outcome.route));
    return true;
  }
  if (outcome.kind === 'alreadyPaid' && outcome.token !== null) {
    rememberToken(outcome.token);
    await goTo(getRoute('success'));
    return true;
  }
  if (outcome.kind === 'inProgress' && outcome.token !== null) {
    rememberToken(outcome.token);
    await goTo(getRoute('payment-verification'));
    return true;
  }
  if (outcome.kind === 'contractNotAccepted') {
    const route = reopenContract();
    if (route !== null) await goTo(route);
    return route !== null;
  }
  if (outcome.kind === 'priceChanged') await refreshProduct();
  return false;
}
