import { useEffect } from 'react';
import type { PaymentView } from '@/services/payment';
import { useFollowPayment } from '../../payment/useFollowPayment';

/** Milliseconds: long enough to read, or hear, that the payment is confirmed. */
const reading = 1_500;

/** Takes the buyer on to the success page once the payment is paid. */
export function useGoOnWhenPaid(payment: PaymentView | null): void {
  const follow = useFollowPayment();
  useEffect(() => {
    if (payment?.state !== 'paid') return undefined;
    const timer = setTimeout(() => {
      void follow(payment, 'success');
    }, reading);
    return () => {
      clearTimeout(timer);
    };
  }, [payment, follow]);
}
