import { useEffect } from 'react';
import type { PaymentView } from '@/contract/payment';
import { useOpenPaymentPage } from '../payment/paymentPages';
import { useUntilPagesLoad } from './PagesAway';

const shownMs = 1_500;

/**
 * Opens the success page once the payment is paid.
 * @returns a function that tries again, while there is no connection to open the page; null: nothing
 *   is amiss
 */
export function useContinueWhenPaid(payment: PaymentView | null): (() => void) | null {
  const follow = useOpenPaymentPage();
  const { tryAgain, wait } = useUntilPagesLoad();
  useEffect(() => {
    if (payment?.state !== 'paid') return undefined;
    let isLeft = false;
    const goOn = async () => {
      await wait();
      if (!isLeft) await follow(payment, 'success');
    };
    const timer = setTimeout(() => void goOn(), shownMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [payment, follow, wait]);
  return tryAgain;
}
