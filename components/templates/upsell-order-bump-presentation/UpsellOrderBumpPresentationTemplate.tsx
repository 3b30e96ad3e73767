import { ProfilesStep } from '../../plans/ProfilesStep';
import { useOfferedPrice } from '../../upsell/useOfferedPrice';

/** How many profiles of what is offered after the purchase, at this buyer's price. */
export function UpsellOrderBumpPresentationTemplate() {
  useOfferedPrice();
  return <ProfilesStep sale="upsell" />;
}
