import { useState } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { getClockOffset } from '@/services/checkout/payment/clockOffset';

/**
 * How far the buyer's clock is behind the server's, in milliseconds. Measured as the page arrives:
 * use it in the page's template, because what mounts later would count the page's age as well.
 */
export function useClockOffset(): number {
  const { page } = useCheckout();
  const [offset] = useState(() => getClockOffset(page.renderedAt, Date.now()));
  return offset;
}
