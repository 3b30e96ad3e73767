import { nameAttempt } from '@/services/checkout/payment/nameAttempt';
import { useCheckoutProduct } from './CheckoutContext';
import { usePaymentStep } from './usePaymentStep';

/** The name of the attempts to pay for what this page is about. */
export function usePurchaseAttempt(): string {
  const { product } = useCheckoutProduct();
  return nameAttempt(usePaymentStep()?.id ?? '', product.code);
}
