import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useStored } from '@/contexts/useStored';
import { PurchaseResult } from '../success/PurchaseResult';
import { PaidUpsell } from './PaidUpsell';

/** The end of an upsell: what was bought, and what happens next. */
export function UpsellSuccessTemplate() {
  useStepGuard();
  const token = useStored('upsellToken');
  const { product } = useCheckoutProduct();
  return (
    <PurchaseResult
      token={token}
      isOwn={({ productCode }) => productCode === product.code}
      paid={(payment) => <PaidUpsell payment={payment} />}
    />
  );
}
