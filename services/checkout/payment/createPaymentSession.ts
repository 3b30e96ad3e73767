import { getAttemptKey, getOpenAttemptKey, settleAttempt } from '../../idempotency';
import { askAttempt } from './askAttempt';
import { outcomeOfError } from './outcomeOfError';
import { isSettledBy, type PaymentOutcome } from './paymentOutcome';
import type { PaymentCall } from './paymentSource';

export interface PaymentSession {
  /**
   * Pays; after an attempt of unknown outcome only once that is known not to have charged.
   * @throws only what is not an error of a call
   */
  pay: (call: PaymentCall) => Promise<PaymentOutcome>;
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
 * @param operation names these attempts among those of other pages
 * @param onAsking called when no answer came and the service is being asked what happened
 */
export function createPaymentSession(operation: string, onAsking: () => void): PaymentSession {
  let attempt: Attempt | null = null;
  let isUnknown = false;
  let hasBegun = false;

  const conclude = (outcome: PaymentOutcome): PaymentOutcome => {
    isUnknown = outcome.kind === 'unknown';
    if (isSettledBy[outcome.kind]) {
      attempt = null;
      settleAttempt(operation);
    }
    return outcome;
  };

  const ask = async (): Promise<PaymentOutcome> => {
    const key = attempt?.key ?? getOpenAttemptKey(operation);
    if (key === null) return { kind: 'notArrived' };
    onAsking();
    return conclude(await askAttempt(key));
  };

  const begin = ({ subject }: PaymentCall): Attempt => {
    const text = JSON.stringify(subject);
    if (attempt?.subject !== text) {
      attempt = { key: getAttemptKey(operation, subject), subject: text };
    }
    return attempt;
  };

  return {
    ask,
    pay: async (call) => {
      hasBegun = true;
      if (isUnknown) {
        const earlier = await ask();
        if (earlier.kind !== 'notArrived' && earlier.kind !== 'ended') return earlier;
      }
      const { key } = begin(call);
      try {
        const { payment, route } = await call.send(key);
        return conclude({ kind: 'accepted', payment, route });
      } catch (error) {
        const outcome = conclude(outcomeOfError(error));
        return outcome.kind === 'unknown' ? await ask() : outcome;
      }
    },
    resume: async () => {
      const key = getOpenAttemptKey(operation);
      if (key === null) return null;
      const outcome = await askAttempt(key);
      if (hasBegun || outcome.kind === 'unknown') return null;
      settleAttempt(operation);
      return outcome;
    },
  };
}
