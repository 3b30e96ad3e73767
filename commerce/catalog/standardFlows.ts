import type { PaymentMethod } from '@/contract/enumerations';
import type { CheckoutFlow } from '@/contract/product';
import { purchaseFlow, type Purchase } from './purchaseFlow';

const methodFlows = ['pix', 'bankslip'] as const satisfies readonly PaymentMethod[];

/**
 * The flows that every product has (design section 5): `default` and `offer`, and `pix` and
 * `bankslip` where the plan allows the method. Those two are the default flow with the method
 * chosen on arrival.
 */
export function standardFlows(
  purchase: Purchase,
  { paymentMethods }: { paymentMethods: readonly PaymentMethod[] },
): CheckoutFlow[] {
  return [
    purchaseFlow('default', purchase),
    ...methodFlows
      .filter((method) => paymentMethods.includes(method))
      .map((method) => purchaseFlow(method, { ...purchase, paymentMethod: method })),
    purchaseFlow('offer', purchase),
  ];
}
