import { useContext } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import type { Page } from '@/services/checkout/page';
import { RedrawContext } from '../shell/PageErrorBoundary';
import type { leaving } from '../ui/useExclusive';
import type { PaymentOutcome } from './outcome';
import type { PageAttempts } from './sendPayment';

/** @param name empty: nobody is known to buy */
export const createAttempts = (name: string): PageAttempts => ({ name, current: { kind: 'idle' } });

export type Reached = PaymentOutcome | null | typeof leaving;

interface SentPayment {
  attempts: ReturnType<typeof createAttempts>;
  reached: Promise<Reached>;
}

let last: (SentPayment & { page: Page; redraws: number }) | null = null;

/**
 * A page that is drawn anew goes on with what it has sent. A form that comes back for another
 * reason, as after another card was checked, begins anew.
 */
export function useSentPayment() {
  const { page } = useCheckoutPage();
  const redraws = useContext(RedrawContext);
  return {
    keep: (sent: SentPayment) => {
      last = { ...sent, page, redraws };
    },
    /** @param name of the attempts that are this buyer's */
    resume: (name: string): SentPayment | null => {
      if (last?.page !== page || last.attempts.name !== name || last.redraws === redraws)
        return null;
      last = { ...last, redraws };
      return last;
    },
  };
}
