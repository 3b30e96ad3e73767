import { useCallback, useRef } from 'react';
import type { PaymentDesk } from './paymentDesk';

/**
 * Opens the desk at its first use and keeps it. @throws when its code cannot be had; the next call
 * tries again
 * @param attempt names the page's attempts to pay
 * @param onAsking keeps its identity between renders
 */
export function usePaymentDesk(attempt: string, onAsking: () => void): () => Promise<PaymentDesk> {
  const desk = useRef<Promise<PaymentDesk>>(null);
  return useCallback(() => {
    const opening = (desk.current ??= import('./paymentDesk').then(({ createPaymentDesk }) =>
      createPaymentDesk(attempt, onAsking),
    ));
    opening.catch(() => {
      desk.current = null;
    });
    return opening;
  }, [attempt, onAsking]);
}
