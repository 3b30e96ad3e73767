import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useSkippedStep } from '@/contexts/checkout/useSkippedStep';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import type { Sale } from '@/services/checkout/choosablePlans';
import { getProfilePlans } from '@/services/checkout/profilePlans';
import { routes } from '@/services/checkout/routes';
import { writeStored } from '@/services/storage/storage';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryButton } from '../../ui/Button';
import { PlanTotal } from './PlanTotal';
import { ProfilePicker } from './ProfilePicker';
import { ProfilePicture } from './ProfilePicture';
import { StepContent, StepIntroduction } from './StepContent';

const chosenPlanKeys = { main: 'PURCHASED_PLAN', upsell: 'upsellPlan' } as const;

/** Asks for how many people the plan is; the answer is kept at once. */
export function ProfilesStep({ sale }: { sale: Sale }) {
  useStepGuard();
  const { t } = useTranslation();
  const { goTo } = useCheckout();
  const { nextStep, product } = useCheckoutProduct();
  const key = chosenPlanKeys[sale];
  const chosenId = useStored(key);
  const plans = getProfilePlans(product);
  const [single] = plans;
  // A link or an offer for one plan leaves nothing to choose.
  useSkippedStep(plans.length < 2);
  const chosen = plans.find(({ id }) => id === chosenId) ?? single;
  const choose = (planId: string) => {
    writeStored(key, planId);
    const profiles = plans.find(({ id }) => id === planId)?.profiles;
    if (sale === 'main' && profiles) writeStored('PURCHASED_PROFILES_AMOUNT', profiles);
  };
  return (
    <StepContent>
      <StepIntroduction>
        <ArrivalTitle>{t('profiles.title')}</ArrivalTitle>
        <p>{t('profiles.text', { product: product.name })}</p>
      </StepIntroduction>
      <ProfilePicture />
      {chosen && plans.length > 1 && (
        <>
          <ProfilePicker plans={plans} chosen={chosen} onChoose={choose} />
          <PlanTotal plan={chosen} />
        </>
      )}
      {nextStep && (
        <PrimaryButton onClick={() => void goTo(routes[nextStep.templateId])}>
          {t('profiles.continue')}
        </PrimaryButton>
      )}
    </StepContent>
  );
}
