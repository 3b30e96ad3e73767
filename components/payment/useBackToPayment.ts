import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { usePaymentStep } from '@/contexts/checkout/usePaymentStep';
import { routes } from '@/services/checkout/routes';

/** Leads back to where the payment was chosen, to pay otherwise. */
export function useBackToPayment(): () => void {
  const { goTo } = useCheckout();
  const step = usePaymentStep();
  return () => void goTo(routes[step?.templateId ?? 'payment']);
}
