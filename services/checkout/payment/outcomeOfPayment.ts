import type { PaymentState, PaymentView } from '../../payment';
import type { PaymentOutcome } from './paymentOutcome';

type OutcomeOf = (payment: PaymentView) => PaymentOutcome;

const verifying: OutcomeOf = (payment) => ({
  kind: 'accepted',
  payment,
  route: 'payment-verification',
});
const ended: OutcomeOf = () => ({ kind: 'ended' });

/** The declined one of two methods that the form has fields for: points have none. */
function getDeclinedPart({ parts }: PaymentView): { part?: number } {
  const filledIn = parts.filter(({ method }) => method !== 'livelo');
  if (filledIn.length < 2) return {};
  return { part: filledIn.findIndex(({ state }) => state === 'declined') };
}

const outcomes: Record<PaymentState, OutcomeOf> = {
  created: verifying,
  processing: verifying,
  requires_action: verifying,
  pending: (payment) => ({ kind: 'accepted', payment, route: payment.pix ? 'pix' : 'success' }),
  paid: (payment) => ({ kind: 'accepted', payment, route: 'success' }),
  declined: (payment) => ({
    kind: 'declined',
    reason: payment.declineReason ?? 'processing_error',
    ...getDeclinedPart(payment),
  }),
  expired: ended,
  refunded: ended,
};

/** What a payment in its present state means for the buyer who made it. */
export function outcomeOfPayment(payment: PaymentView): PaymentOutcome {
  return outcomes[payment.state](payment);
}
