import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useSkippedStep } from '@/contexts/checkout/useSkippedStep';
import { useTranslation } from '@/contexts/TranslationContext';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { StepContent, StepIntroduction } from '../order-bump-presentation/StepContent';
import { BumpOffer } from './BumpOffer';
import { useBasePlan } from './useBasePlan';

/** Offers one add-on before the payment: the plan with it in place of the plan without it. */
export function OrderBumpTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const { currentStep, product } = useCheckoutProduct();
  const base = useBasePlan();
  const plan = product.plans.find(({ id }) => id === currentStep?.props.plan?.id);
  // A link or an offer for one plan leaves nothing to add.
  const isOffered = plan !== undefined && plan.id !== base.id;
  useSkippedStep(!isOffered);
  const headline = currentStep?.props.presentation?.headline;
  return (
    <StepContent>
      <StepIntroduction>
        <ArrivalTitle>{(isOffered && headline) || t('orderBump.title')}</ArrivalTitle>
        {isOffered && <p>{t('orderBump.text')}</p>}
      </StepIntroduction>
      {isOffered && <BumpOffer base={base} plan={plan} />}
    </StepContent>
  );
}
