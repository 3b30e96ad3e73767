import {
  useBuyerSource,
  useCheckoutPage,
  useCheckoutProduct,
} from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { createPurchaseAttemptName } from '@/services/attempts/storedAttempts';
import type { PaymentContext } from './paymentCall';

/** The payment of a flow: the buyer of the lead step, as this page has known them, pays for the plan. */
export function usePurchase(plan: Plan): PaymentContext {
  const { page } = useCheckoutPage();
  const buyer = useBuyerSource();
  const { currentStep: step, product, productFlow: flow, saleQuery: query } = useCheckoutProduct();
  const getLead = () => buyer.get().lead;
  return {
    getAttemptName: () => createPurchaseAttemptName(step?.id, product.code, getLead()),
    getLead,
    flow,
    step,
    load: async () => {
      const { createPurchaseCall } = await import('./whenUsed');
      return (order) =>
        createPurchaseCall({ lead: getLead(), flowId: flow.id, product, plan, page, query }, order);
    },
  };
}
