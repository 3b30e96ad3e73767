import { useOwnPrice } from '@/contexts/checkout/useOwnPrice';
import { ProfilesStep } from '../../plans/ProfilesStep';

/** How many profiles of what is offered after the purchase, at this buyer's price. */
export function UpsellOrderBumpPresentationTemplate() {
  useOwnPrice();
  return <ProfilesStep sale="upsell" />;
}
