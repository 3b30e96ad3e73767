import type { Subscription } from '@/services/subscription';
import { RenewalClosed } from './RenewalClosed';
import { RenewalPayment } from './RenewalPayment';

/** The next period of a subscription, when there is one to pay. */
export function Renewal({ subscription }: { subscription: Subscription }) {
  const { renewal } = subscription;
  return renewal ? (
    <RenewalPayment subscription={subscription} renewal={renewal} />
  ) : (
    <RenewalClosed subscription={subscription} />
  );
}
