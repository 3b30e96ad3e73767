import type { PaymentView } from '../../payment';
import { readStored, removeStored, writeStored } from '../../storage/storage';

/**
 * Keeps the card that a purchase left at the provider, for what is offered after it. The id opens
 * nothing by itself: the service takes it from the lead who paid with that card only.
 */
export function rememberProfile({ paymentProfileIds, token }: PaymentView): void {
  const [paymentProfileId] = paymentProfileIds;
  if (paymentProfileId === undefined) removeStored('purchaseProfile');
  else writeStored('purchaseProfile', { token, paymentProfileId });
}

/** The stored card of the purchase that the buyer has just made; null when it left none. */
export function readPurchaseProfile(): string | null {
  const stored = readStored('purchaseProfile');
  return stored !== null && stored.token === readStored('purchaseToken')
    ? stored.paymentProfileId
    : null;
}
