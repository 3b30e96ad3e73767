import type { DeclineReason, PaymentState } from '@/contract/enumerations';
import type { PaymentRoute, PaymentView } from '@/contract/payment';
import type { PaymentFieldName } from './paymentValues';

export type PaymentOutcome =
  /**
   * Accepted: paid, or waiting for the buyer or the bank.
   * @property redirect the page that the answer sends the buyer to, for example a bank's; absent where
   *   there is none, or where a look-up found the payment
   */
  | { kind: 'accepted'; payment: PaymentView; route: PaymentRoute; redirect?: string }
  /**
   * @property part index of the declined method of two, from 0; absent when it is the only one or not
   *   known
   * @property token of the declined payment, if the answer has it
   */
  | { kind: 'declined'; reason: DeclineReason; part?: number; token?: string }
  /** @property amount what the server would charge now, in minor units; null: it did not say */
  | { kind: 'priceChanged'; amount: number | null }
  /** The offer, the plan or the voucher that the page shows has ended: nothing was charged. */
  | { kind: 'offerEnded' }
  | { kind: 'contractNotAccepted' }
  | { kind: 'stepMissing'; templateId: 'lead' | 'phone-verification' | 'success' }
  /**
   * The e-mail address or the document has already had the trial: nothing was charged.
   * @property amount what is charged today without the trial, in minor units; null: the answer does
   *   not say
   */
  | { kind: 'trialUsed'; amount: number | null }
  /**
   * The trial is not offered as the page shows it: nothing was charged.
   * @property changed the day of the first charge, or any other term that the buyer agrees to
   */
  | { kind: 'termsChanged'; changed: 'day' | 'terms' }
  | { kind: 'methodGone' }
  | { kind: 'alreadyPaid'; token: string | null }
  | { kind: 'alreadyOwned' }
  | { kind: 'trialRunning' }
  | { kind: 'inProgress'; token: string | null }
  | { kind: 'invalidFields'; fields: readonly PaymentFieldName[] }
  /** The form has no field for it: the buyer gave it on another page. */
  | { kind: 'invalidContact'; field: 'name' | 'email' | 'phone' }
  | { kind: 'cardNotStored' }
  /** @property retryAfter seconds; absent: the answer does not say */
  | { kind: 'tooManyAttempts'; retryAfter?: number }
  /**
   * The card was not encrypted for this attempt, too long ago, or for no key that the page trusts.
   * Nothing was charged.
   */
  | { kind: 'cardOutdated' }
  | { kind: 'insecurePage' }
  | { kind: 'captchaFailed' }
  /** The attempt never reached the service: nothing was charged. */
  | { kind: 'notArrived' }
  /** The attempt ended without money, for example an expired Pix. */
  | { kind: 'ended' }
  /** No answer arrived. It may have been charged: look it up before paying again. */
  | { kind: 'unknown' }
  /** Refused for a reason that the buyer cannot resolve. Nothing was charged. */
  | { kind: 'failed' };

/**
 * An open attempt keeps its idempotency key, so that a retry can never charge twice; a closed attempt
 * gets a new key at the next try.
 */
export const closesAttempt: Record<PaymentOutcome['kind'], boolean> = {
  accepted: true,
  declined: true,
  priceChanged: true,
  offerEnded: true,
  contractNotAccepted: true,
  stepMissing: true,
  trialUsed: true,
  termsChanged: true,
  methodGone: true,
  alreadyPaid: true,
  alreadyOwned: true,
  trialRunning: true,
  inProgress: true,
  invalidFields: true,
  invalidContact: true,
  cardNotStored: true,
  tooManyAttempts: false,
  cardOutdated: false,
  insecurePage: false,
  captchaFailed: false,
  notArrived: false,
  ended: true,
  unknown: false,
  failed: true,
};

type ToOutcome = (payment: PaymentView) => PaymentOutcome;

const verifying: ToOutcome = (payment) => ({
  kind: 'accepted',
  payment,
  route: 'payment-verification',
});
const succeeded: ToOutcome = (payment) => ({ kind: 'accepted', payment, route: 'success' });
const ended: ToOutcome = () => ({ kind: 'ended' });

function getDeclinedPart({ parts }: PaymentView): { part?: number } {
  const filledIn = parts.filter(({ method }) => method !== 'livelo');
  if (filledIn.length < 2) return {};
  return { part: filledIn.findIndex(({ state }) => state === 'declined') };
}

/** The routes are those that the service answers with (`chooseRoute` of commerce). */
const outcomes: Record<PaymentState, ToOutcome> = {
  created: verifying,
  processing: verifying,
  requires_action: verifying,
  pending: (payment) => ({ kind: 'accepted', payment, route: payment.pix ? 'pix' : 'success' }),
  trial: succeeded,
  paid: succeeded,
  declined: (payment) => ({
    kind: 'declined',
    reason: payment.declineReason ?? 'processing_error',
    ...getDeclinedPart(payment),
  }),
  expired: ended,
  // The verification page says that the money was refunded.
  refunded: verifying,
};

/** A state outside the contract is followed like a payment under verification. */
export function toPaymentOutcome(payment: PaymentView): PaymentOutcome {
  const toOutcome = Object.hasOwn(outcomes, payment.state) ? outcomes[payment.state] : verifying;
  return toOutcome(payment);
}

/** An object: the payment is sent, but the page that follows it does not load. */
export type PaymentPhase = 'idle' | 'paying' | 'asking' | { isPaid: boolean; tryAgain: () => void };
