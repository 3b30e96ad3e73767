import { useEffect, useEffectEvent } from 'react';
import { useCheckoutProduct, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useStored } from '@/contexts/useStored';
import { logger } from '@/services/logger';

/**
 * Asks whether a trial is this buyer's too, once there is a lead: the page came before anybody knew
 * who opens it. Without an answer the payment itself says so.
 */
export function useOwnTrial(): void {
  const leadId = useStored('dataLead')?.leadId;
  const { product } = useCheckoutProduct();
  const { refreshProduct } = useNavigation();
  const refresh = useEffectEvent(() => {
    if (!product.trial) return;
    refreshProduct().catch((error: unknown) => {
      logger.warning('A trial could not be asked about', { error });
    });
  });
  useEffect(() => {
    if (leadId !== undefined) refresh();
  }, [leadId]);
}
