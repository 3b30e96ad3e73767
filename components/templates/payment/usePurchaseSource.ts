import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { nameAttempt } from '@/services/checkout/payment/nameAttempt';
import type { PaymentSource } from '@/services/checkout/payment/paymentSource';
import type { Plan } from '@/services/product';

/** The source of a flow's payment: the buyer of the lead step pays for the plan. */
export function usePurchaseSource(plan: Plan): PaymentSource {
  const { operation } = useCheckout().page;
  const { currentStep: step, product, productFlow: flow, saleQuery: query } = useCheckoutProduct();
  return {
    attempt: nameAttempt(step?.id ?? '', product.code),
    load: async () => {
      const { createPurchaseHandling } = await import('./paymentDesk');
      return createPurchaseHandling({ flow, step, product, plan, operation, query });
    },
  };
}
