import { useEffect } from 'react';
import { settleAttempt } from '@/services/idempotency';

const operations = ['payment', 'new-code', 'simulation'];

/** Forgets the attempts of a payment that is paid, so that a later purchase is a new one. */
export function useSettledAttempts(): void {
  useEffect(() => {
    operations.forEach(settleAttempt);
  }, []);
}
