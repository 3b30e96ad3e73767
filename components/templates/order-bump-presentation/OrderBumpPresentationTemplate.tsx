import { ProfilesStep } from '../../plans/ProfilesStep';
import { inStepPanes } from '../../shell/StepPanes';

export const OrderBumpPresentationTemplate = () => <ProfilesStep sale="main" />;

OrderBumpPresentationTemplate.getLayout = inStepPanes;
