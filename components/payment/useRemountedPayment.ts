import { useContext } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import type { Page } from '@/services/checkout/page';
import { RemountContext } from '../shell/PageErrorBoundary';
import type { leaving } from '../ui/useExclusive';
import type { PageAttempts } from './pageAttempts';
import type { PaymentOutcome } from './outcome';

/**
 * Not in `pageAttempts.ts`, whose rules the page does not load at first.
 * @param name empty: no buyer is known
 */
export const createAttempts = (name: string): PageAttempts => ({
  name,
  current: { kind: 'idle' },
  isLeft: false,
});

export type PaymentResult = PaymentOutcome | null | typeof leaving;

interface KeptPayment {
  attempts: ReturnType<typeof createAttempts>;
  result: Promise<PaymentResult>;
}

let last: (KeptPayment & { page: Page; remounts: number }) | null = null;

/**
 * A redrawn page continues with what it has sent. A form that returns for another reason, for example
 * after another card was checked, starts over.
 */
export function useRemountedPayment() {
  const { page } = useCheckoutPage();
  const remounts = useContext(RemountContext);
  return {
    keep: (sent: KeptPayment) => {
      last = { ...sent, page, remounts };
    },
    /** @param name of this buyer's attempts */
    resume: (name: string): KeptPayment | null => {
      if (last?.page !== page || last.attempts.name !== name || last.remounts === remounts)
        return null;
      last = { ...last, remounts };
      return last;
    },
  };
}
