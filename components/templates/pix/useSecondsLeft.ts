import { useEffect, useState } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { getClockOffset } from '@/services/checkout/payment/clockOffset';

const second = 1_000;

/**
 * Whole seconds until a moment of the server's clock, 0 once it has passed. The buyer's clock is
 * corrected by the time that the server put into the page.
 * @param expiresAt ISO 8601
 */
export function useSecondsLeft(expiresAt: string): number {
  const { page } = useCheckout();
  const [offset] = useState(() => getClockOffset(page.renderedAt, Date.now()));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, second);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now - offset) / second));
}
