import { useBuyer, useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { createPurchaseAttemptName } from '@/services/attempts/storedAttempts';
import type { PaymentContext } from './paymentCall';
import { loadLazyPayment } from './usePayment';

export function usePurchase(plan: Plan): PaymentContext {
  const { page } = useCheckoutPage();
  const { lead } = useBuyer();
  const { currentStep: step, product, productFlow: flow, saleQuery: query } = useCheckoutProduct();
  return {
    attemptName: createPurchaseAttemptName(step?.id, product.code, lead),
    lead,
    flow,
    step,
    loadCreateCall: async () => {
      const { createPurchaseCall } = await loadLazyPayment();
      return (order) =>
        createPurchaseCall({ lead, flowId: flow.id, product, plan, page, query }, order);
    },
  };
}
