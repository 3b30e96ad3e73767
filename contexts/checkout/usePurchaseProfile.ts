import { useStored } from '../useStored';

/** The stored card of the purchase that the buyer has just made; null when it left none. */
export function usePurchaseProfile(): string | null {
  const profile = useStored('purchaseProfile');
  const purchaseToken = useStored('purchaseToken');
  return profile !== null && profile.token === purchaseToken ? profile.paymentProfileId : null;
}
