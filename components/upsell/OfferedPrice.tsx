import { lazy, Suspense } from 'react';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useOwnPrice } from '@/contexts/checkout/useOwnPrice';
import { Skeleton } from '../ui/Skeleton';

/** Known only after a call of its own: its code comes meanwhile. */
const PricedOffer = lazy(async () => {
  const loaded = await import('./PricedOffer');
  return { default: loaded.PricedOffer };
});

/** What the offer costs this buyer, and why: known once the service knows who asks. */
export function OfferedPrice() {
  const isPriced = useOwnPrice();
  const { currentStep } = useCheckoutProduct();
  const waiting = <Skeleton $height={currentStep?.props.campaign ? 236 : 130} />;
  return isPriced ? (
    <Suspense fallback={waiting}>
      <PricedOffer />
    </Suspense>
  ) : (
    waiting
  );
}
