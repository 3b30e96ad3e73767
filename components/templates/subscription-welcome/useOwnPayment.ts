import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useStored } from '@/contexts/useStored';
import type { getTokenKey } from '@/services/checkout/payment/paymentStep';
import type { PaymentView } from '@/services/payment';

/**
 * Tells a payment of this flow from one that was made at another link: it is for the flow's product,
 * for a plan that the flow offers, or was made at this very link, such as an upsell of which the
 * buyer chose another plan than the flow names.
 */
export function useOwnPayment(
  tokenKey: ReturnType<typeof getTokenKey>,
): (payment: PaymentView) => boolean {
  const { rawQuery } = useCheckout();
  const { product, productFlow } = useCheckoutProduct();
  const madeAt = {
    purchaseToken: null,
    upsellToken: useStored('upsellQuery'),
    invoiceToken: useStored('knownSaleQuery'),
  }[tokenKey];
  return ({ planId, productCode }) =>
    productCode === product.code ||
    productFlow.steps.some(({ props }) => props.plan?.id === planId) ||
    madeAt === rawQuery;
}
