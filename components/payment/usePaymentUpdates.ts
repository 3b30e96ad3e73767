import { useEffect, useState } from 'react';
import type { PaymentView } from '@/contract/payment';
import { watchPayment, type UpdateConnection } from '@/services/api/paymentUpdates';

/** A payment as it is now, and how it is followed. `payment` is null until the first answer. */
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
  const [latest, setPayment] = useState<PaymentView | null>(null);
  const [connection, setConnection] = useState<UpdateConnection>('live');
  useEffect(
    () =>
      token === null
        ? undefined
        : watchPayment(token, { onPayment: setPayment, onConnection: setConnection }),
    [token],
  );
  return { payment: latest?.token === token ? latest : null, connection, setPayment };
}
