import type { PaymentResponse, PaymentRoute, PaymentView } from '@/contract/payment';
import { getPayment } from '@/services/api/payment';
import { type PaymentOutcome, toPaymentOutcome } from './outcome';

/**
 * What an answer to an attempt to pay means. The four members of docs/behaviour.md 7 are enough: the
 * payment itself is fetched by its token where the answer does not bring it. One that cannot be
 * fetched now is followed by its token, for it is made.
 */
export async function loadAnsweredOutcome({
  payment: sent,
  paymentProfileIds,
  redirect,
  route,
  token,
}: PaymentResponse): Promise<PaymentOutcome> {
  const payment = sent ?? (await findPayment(token));
  if (!payment) return { kind: 'inProgress', token };
  const outcome = toPaymentOutcome({ ...payment, paymentProfileIds });
  if (outcome.kind !== 'accepted') return outcome;
  return {
    ...outcome,
    ...(Object.hasOwn(knownRoutes, route) && { route }),
    ...(redirect && { redirect }),
  };
}

/** A route that is none of these is another service's own: the payment's state leads on instead. */
const knownRoutes: Record<PaymentRoute, true> = {
  success: true,
  pix: true,
  'payment-verification': true,
};

async function findPayment(token: string): Promise<PaymentView | null> {
  try {
    return await getPayment(token);
  } catch {
    return null;
  }
}
