import { useBuyer, useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { createPurchaseAttemptName } from '@/services/attempts';
import { readStored } from '@/services/storage';
import type { PaymentContext } from './paymentCall';

/** The payment of a flow: the buyer of the lead step, as this page has known them, pays for the plan. */
export function usePurchase(plan: Plan): PaymentContext {
  const { operation } = useCheckoutPage().page;
  const { lead } = useBuyer();
  const { currentStep: step, product, productFlow: flow, saleQuery: query } = useCheckoutProduct();
  return {
    attempt: createPurchaseAttemptName(step?.id, product.code, lead?.email),
    lead,
    flow,
    step,
    load: async () => {
      const { createPurchaseCall } = await import('./submitPayment');
      // The page may not have been told yet who buys: its parts come first (CheckoutProvider).
      const buyer = lead ?? readStored('dataLead');
      return (order) =>
        createPurchaseCall(
          { lead: buyer, flowId: flow.id, product, plan, operation, query },
          order,
        );
    },
  };
}
