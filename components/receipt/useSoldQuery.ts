import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';

/**
 * The product and the language, for the address of a page that opens by a token: it has its brand from
 * there once the token is no longer valid.
 */
export function useSoldQuery(): string {
  const { locale } = useCheckoutPage().page;
  const { business, code: productCode } = useCheckoutProduct().product;
  return new URLSearchParams({ productCode, business, locale }).toString();
}
