import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { PaidReference } from '@/services/checkout/knownSaleOrders';

/** How the buyer came to this page, as a payment by reference says it. */
export function useVisit(): Pick<PaidReference, 'seller' | 'source'> & { flowId: string } {
  const { seller, source } = useCheckout().page.query;
  return { seller, source, flowId: useCheckoutProduct().productFlow.id };
}
