import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import type { PageBrand } from '@/services/checkout/page';

type SuccessDisplay = NonNullable<PageBrand['success']>;

/** @throws on a page that is sent none (server/page/createPage.server.ts) */
export function useSuccessDisplay(): SuccessDisplay {
  const { success } = useCheckoutPage().brand;
  if (!success) throw new Error('The page has no success display.');
  return success;
}
