import type { SalePlace } from '@/services/checkout/payment/offeredMethods';
import { useStored } from '../useStored';
import { useCheckout, useCheckoutProduct } from './CheckoutContext';

/**
 * Where the buyer pays: face to face where the link says so (`isPaymentInPerson=true`), or the one
 * that the purchase began with, and its seller has an account to receive with.
 */
export function useSalePlace(): SalePlace {
  const asked = useCheckout().page.query.isPaymentInPerson;
  const { sellerAccount } = useCheckoutProduct();
  const stored = useStored('isPaymentInPerson');
  return (asked ?? String(stored)) === 'true' && sellerAccount !== null ? 'inPerson' : 'online';
}
