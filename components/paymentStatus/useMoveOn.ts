import { useEffect, useState } from 'react';
import type { PaymentRoute, PaymentView } from '@/contract/payment';
import { untilPagesLoad } from '@/services/http/untilPagesLoad';
import { useOpenPaymentPage } from '../payment/paymentPages';

/** How long a page says that its payment is paid before it moves on. */
export const paidMs = 1_500;

/**
 * Opens the page that a payment belongs to by now, as soon as pages load.
 * @param route null: the payment belongs to this page
 * @param delayMs how long this page stays
 * @returns a function that tries again, while there is no connection to open the page; null: nothing
 *   is amiss
 */
export function useMoveOn(
  payment: PaymentView | null,
  route: PaymentRoute | null,
  delayMs = 0,
): (() => void) | null {
  const openPage = useOpenPaymentPage();
  const [tryAgain, setTryAgain] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!payment || route === null) return undefined;
    let isLeft = false;
    const moveOn = async () => {
      await untilPagesLoad((retry) => {
        if (!isLeft) setTryAgain(() => retry);
      });
      if (!isLeft) await openPage(payment, route);
    };
    const timer = setTimeout(() => void moveOn(), delayMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [delayMs, openPage, payment, route]);
  return tryAgain;
}
