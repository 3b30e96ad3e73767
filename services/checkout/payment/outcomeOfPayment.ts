import type { PaymentState, PaymentView } from '../../payment';
import type { PaymentOutcome } from './paymentOutcome';

type OutcomeOf = (payment: PaymentView) => PaymentOutcome;

const verifying: OutcomeOf = (payment) => ({
  kind: 'accepted',
  payment,
  route: 'payment-verification',
});
const ended: OutcomeOf = () => ({ kind: 'ended' });

const outcomes: Record<PaymentState, OutcomeOf> = {
  created: verifying,
  processing: verifying,
  requires_action: verifying,
  pending: (payment) => ({ kind: 'accepted', payment, route: payment.pix ? 'pix' : 'success' }),
  paid: (payment) => ({ kind: 'accepted', payment, route: 'success' }),
  declined: ({ declineReason, parts }) => ({
    kind: 'declined',
    reason: declineReason ?? 'processing_error',
    ...(parts.length > 1 && { part: parts.findIndex(({ state }) => state === 'declined') }),
  }),
  expired: ended,
  refunded: ended,
};

/** What a payment in its present state means for the buyer who made it. */
export function outcomeOfPayment(payment: PaymentView): PaymentOutcome {
  return outcomes[payment.state](payment);
}
