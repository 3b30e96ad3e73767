import { useEffect, useState } from 'react';
import { useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useStored } from '@/contexts/useStored';
import { logger } from '@/services/logger';

/**
 * Asks for what is offered at the price of this buyer: the page came before anybody knew who opens
 * it, and may show the price for everybody only.
 * @returns whether the price is this buyer's by now, or cannot be known
 */
export function useOfferedPrice(): boolean {
  const leadId = useStored('dataLead')?.leadId;
  const { refreshProduct } = useNavigation();
  const [pricedFor, setPricedFor] = useState<string | null>(null);
  useEffect(() => {
    if (leadId === undefined) return undefined;
    let isMounted = true;
    refreshProduct()
      .catch((error: unknown) => {
        logger.warning('What is offered could not be priced', { error });
      })
      .finally(() => {
        if (isMounted) setPricedFor(leadId);
      });
    return () => {
      isMounted = false;
    };
  }, [leadId, refreshProduct]);
  return leadId !== undefined && pricedFor === leadId;
}
