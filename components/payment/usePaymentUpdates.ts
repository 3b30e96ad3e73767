import { useCallback, useEffect, useState } from 'react';
import type { PaymentView } from '@/contract/payment';
import { watchPayment, type UpdateConnection } from '@/services/api/paymentUpdates';

/**
 * A payment as it is now, and how it is followed. `payment` is null until the first answer; where another
 * has paid the purchase instead, it is that one.
 */
export interface PaymentUpdates {
  payment: PaymentView | null;
  connection: UpdateConnection;
  /** Takes over an answer that came another way. */
  setPayment: (payment: PaymentView) => void;
}

/** Whether the first answer is on its way. */
export const isLoading = ({ connection, payment }: PaymentUpdates): boolean =>
  payment === null && connection === 'live';

/** Follows a payment for as long as the page is open. */
export function usePaymentUpdates(token: string | null): PaymentUpdates {
  const [latest, setLatest] = useState<{ asked: string; payment: PaymentView } | null>(null);
  const [connection, setConnection] = useState<UpdateConnection>('live');
  useEffect(() => {
    if (token === null) return undefined;
    const onPayment = (payment: PaymentView) => {
      setLatest({ asked: token, payment });
    };
    return watchPayment(token, { onPayment, onConnection: setConnection });
  }, [token]);
  const setPayment = useCallback((payment: PaymentView) => {
    setLatest({ asked: payment.token, payment });
  }, []);
  return { payment: latest?.asked === token ? latest.payment : null, connection, setPayment };
}
