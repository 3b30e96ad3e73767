import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useStored } from '@/contexts/useStored';
import { PaidSuccess } from './PaidSuccess';
import { PurchaseResult } from './PurchaseResult';

/** The end of a purchase, and the way on where the flow has an offer after it. */
export function SuccessTemplate() {
  useStepGuard();
  const token = useStored('purchaseToken');
  const { product } = useCheckoutProduct();
  return (
    <PurchaseResult
      token={token}
      isOwn={({ productCode }) => productCode === product.code}
      paid={(payment) => <PaidSuccess payment={payment} />}
    />
  );
}
