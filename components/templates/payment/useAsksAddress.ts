import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';

/** Whether a card needs a billing address: in Mozambique, and where the product's config says so. */
export function useAsksAddress(): boolean {
  const { isMozambiqueTheme } = useCheckout();
  const { hasAddressFormOnPayment } = useCheckoutProduct();
  return isMozambiqueTheme || hasAddressFormOnPayment;
}
