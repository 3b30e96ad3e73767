import type { Subscription } from '@/services/subscription';
import { NoBetterPlan } from './NoBetterPlan';
import { UpgradeChoice } from './UpgradeChoice';

/** The better plans of a subscription, when there are any. */
export function UpgradePayment({ subscription }: { subscription: Subscription }) {
  return subscription.upgrades.length === 0 ? (
    <NoBetterPlan subscription={subscription} />
  ) : (
    <UpgradeChoice subscription={subscription} />
  );
}
