import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useStored } from '@/contexts/useStored';
import type { FlowStep } from '@/contract/productConfig';
import { getStepKind } from '@/services/checkout/steps';
import { isOwnPayment } from '@/services/paymentBuyers';

/** null: there is none, or this buyer has bought it. */
export function useUpsellOffer(): FlowStep | null {
  const { nextStep } = useCheckoutProduct();
  const bought = useStored('upsellToken');
  const isBought = bought !== null && isOwnPayment(bought);
  return !isBought && nextStep && getStepKind(nextStep.id) === 'upsell' ? nextStep : null;
}
