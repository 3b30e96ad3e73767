import { ProfilesStep } from '../../plans/ProfilesStep';

/** How many profiles of what is offered after the purchase. */
export const UpsellOrderBumpPresentationTemplate = () => <ProfilesStep sale="upsell" />;
