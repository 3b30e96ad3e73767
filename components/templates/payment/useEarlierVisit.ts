import { useEffect, useEffectEvent } from 'react';
import { hasOpenAttempt } from '@/services/attemptStorageKey';
import type { PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';
import type { PaymentDesk } from './paymentDesk';

/**
 * Finds out quietly what became of an attempt that an earlier visit left open, and tells it unless
 * the page was left meanwhile.
 */
export function useEarlierVisit(
  attempt: string,
  openDesk: () => Promise<PaymentDesk>,
  onOutcome: (outcome: PaymentOutcome | null) => void,
): void {
  const tell = useEffectEvent(onOutcome);
  useEffect(() => {
    if (!hasOpenAttempt(attempt)) return undefined;
    let isLeft = false;
    openDesk()
      .then(({ resume }) => resume())
      .then(
        (outcome) => {
          if (!isLeft) tell(outcome);
        },
        // Offline: the attempt stays open, and the next payment asks first.
        () => undefined,
      );
    return () => {
      isLeft = true;
    };
  }, [attempt, openDesk]);
}
