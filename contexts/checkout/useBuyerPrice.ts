import { useEffect, useState } from 'react';
import { useBuyer, useNavigation } from './CheckoutContext';

/**
 * Loads the page's product at the price of its buyer: the server did not know the buyer, and the page
 * may show only the price for everybody. Without an answer the payment itself reports the buyer's
 * price.
 * @param isAsked whether a price of the buyer's own is possible
 * @returns whether the price is this buyer's by now, or cannot be known
 */
export function useBuyerPrice(isAsked = true): boolean {
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
