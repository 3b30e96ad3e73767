import { getAttemptKey, getOpenAttemptKey, settleAttempt } from '../../idempotency';
import { createPayment, type PaymentRequest } from '../../payment';
import { askAttempt } from './askAttempt';
import { attemptSubject } from './attemptSubject';
import { outcomeOfError } from './outcomeOfError';
import { isSettledBy, type PaymentOutcome } from './paymentOutcome';

/** Names the payment among the operations that have idempotency keys. */
const paymentOperation = 'payment';

export interface PaymentSession {
  /**
   * Pays; after an attempt of unknown outcome only once that is known not to have charged.
   * @throws only what is not an error of a call
   */
  pay: (request: PaymentRequest) => Promise<PaymentOutcome>;
  /** Asks what became of the attempt that is still open. */
  ask: () => Promise<PaymentOutcome>;
  /** The same for an attempt of an earlier visit; null when there is none or a new one began. */
  resume: () => Promise<PaymentOutcome | null>;
}

interface Attempt {
  key: string;
  /** As text. */
  subject: string;
}

/**
 * One buyer's attempts to pay on one page. An attempt keeps its idempotency key until its outcome is
 * known, in memory too, for browsers that store nothing.
 * @param onAsking called when no answer came and the service is being asked what happened
 */
export function createPaymentSession(onAsking: () => void): PaymentSession {
  let attempt: Attempt | null = null;
  let isUnknown = false;
  let hasBegun = false;

  const conclude = (outcome: PaymentOutcome): PaymentOutcome => {
    isUnknown = outcome.kind === 'unknown';
    if (isSettledBy[outcome.kind]) {
      attempt = null;
      settleAttempt(paymentOperation);
    }
    return outcome;
  };

  const ask = async (): Promise<PaymentOutcome> => {
    const key = attempt?.key ?? getOpenAttemptKey(paymentOperation);
    if (key === null) return { kind: 'notArrived' };
    onAsking();
    return conclude(await askAttempt(key));
  };

  const begin = (request: PaymentRequest): Attempt => {
    const subject = attemptSubject(request);
    const text = JSON.stringify(subject);
    if (attempt?.subject !== text) {
      attempt = { key: getAttemptKey(paymentOperation, subject), subject: text };
    }
    return attempt;
  };

  return {
    ask,
    pay: async (request) => {
      hasBegun = true;
      if (isUnknown) {
        const earlier = await ask();
        if (earlier.kind !== 'notArrived' && earlier.kind !== 'ended') return earlier;
      }
      const { key } = begin(request);
      try {
        const { payment, route } = await createPayment(request, key);
        return conclude({ kind: 'accepted', payment, route });
      } catch (error) {
        const outcome = conclude(outcomeOfError(error));
        return outcome.kind === 'unknown' ? await ask() : outcome;
      }
    },
    resume: async () => {
      const key = getOpenAttemptKey(paymentOperation);
      if (key === null) return null;
      const outcome = await askAttempt(key);
      if (hasBegun || outcome.kind === 'unknown') return null;
      settleAttempt(paymentOperation);
      return outcome;
    },
  };
}
