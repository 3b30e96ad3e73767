import { ProfilesStep } from '../../plans/ProfilesStep';
import { inStepPanes } from '../../shell/StepPanes';

/** How many profiles the purchase is for. */
export const OrderBumpPresentationTemplate = () => <ProfilesStep sale="main" />;

OrderBumpPresentationTemplate.getLayout = inStepPanes;
