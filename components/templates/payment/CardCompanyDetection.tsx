import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useCardCompanyDetection } from './useCardCompanyDetection';

/** Draws nothing, so that following the number draws nothing again. */
export function CardCompanyDetection() {
  useCardCompanyDetection(useCheckout().brand.cardCompanies);
  return null;
}
