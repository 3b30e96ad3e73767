import type { Order } from '@/services/checkout/payment/order';
import { outcomeOfPayment } from '@/services/checkout/payment/outcomeOfPayment';
import type { PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';
import { getPayment } from '@/services/payment';

/** Asks which of two methods was declined; without an answer the outcome stays as it is. */
export async function findDeclinedPart(
  outcome: PaymentOutcome,
  { parts }: Order,
): Promise<PaymentOutcome> {
  if (outcome.kind !== 'declined' || outcome.token === undefined || parts.length < 2) {
    return outcome;
  }
  try {
    const found = outcomeOfPayment(await getPayment(outcome.token));
    return found.kind === 'declined' ? found : outcome;
  } catch {
    return outcome;
  }
}
