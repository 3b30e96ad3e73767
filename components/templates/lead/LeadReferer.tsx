import { lazy, Suspense } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';

/** One brand asks: its code comes with that brand's page only. */
const RefererField = lazy(async () => ({
  default: (await import('./RefererField')).RefererField,
}));

/** Asks how the buyer heard of the product, where the brand does. */
export function LeadReferer() {
  const { refererOptions } = useCheckout().brand;
  return (
    refererOptions.length > 0 && (
      <Suspense>
        <RefererField options={refererOptions} />
      </Suspense>
    )
  );
}
