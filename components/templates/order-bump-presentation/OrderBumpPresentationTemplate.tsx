import { ProfilesStep } from '../../plans/ProfilesStep';

/** How many profiles the purchase is for. */
export const OrderBumpPresentationTemplate = () => <ProfilesStep sale="main" />;
