import { useEffect, useState } from 'react';
import { useBuyer, useNavigation } from './CheckoutContext';

/**
 * Asks for the page's product at the price of its buyer: the page came before anybody knew who opens
 * it, and may show the price for everybody only. Without an answer the payment itself says so.
 * @param isAsked whether a price of one's own is possible
 * @returns whether the price is this buyer's by now, or cannot be known
 */
export function useOwnPrice(isAsked = true): boolean {
  const leadId = useBuyer().lead?.leadId;
  const { refreshProduct } = useNavigation();
  const [pricedFor, setPricedFor] = useState<string | null>(null);
  useEffect(() => {
    if (leadId === undefined || !isAsked) return undefined;
    let isMounted = true;
    refreshProduct()
      .catch(() => undefined)
      .finally(() => {
        if (isMounted) setPricedFor(leadId);
      });
    return () => {
      isMounted = false;
    };
  }, [isAsked, leadId, refreshProduct]);
  return leadId !== undefined && pricedFor === leadId;
}
