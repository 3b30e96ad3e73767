import { styled } from 'styled-components';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { routes } from '@/services/checkout/routes';
import type { Plan } from '@/services/product';
import { removeStored, writeStored } from '@/services/storage/storage';
import { CheckboxInput } from '../../fields/CheckboxInput';
import { PrimaryButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { BenefitList } from '../order-bump-presentation/BenefitList';
import { PlanTotal } from '../order-bump-presentation/PlanTotal';
import { Difference } from './Difference';

const Offer = styled(Card)`
  display: grid;
  gap: 16px;
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 2;
  object-fit: contain;
  border-radius: var(--radius-control);
`;

const nothing = () => undefined;

interface BumpOfferProps {
  base: Plan;
  plan: Plan;
}

/** The add-on, what it costs more, and the tick that adds it; never ticked before the buyer does. */
export function BumpOffer({ base, plan }: BumpOfferProps) {
  const { t } = useTranslation();
  const { goTo } = useCheckout();
  const { currentStep, nextStep } = useCheckoutProduct();
  const isAdded = useStored('PURCHASED_PLAN') === plan.id;
  const { picture, presentation } = currentStep?.props ?? {};
  const choose = (isTicked: boolean) => {
    if (isTicked) writeStored('PURCHASED_PLAN', plan.id);
    else removeStored('PURCHASED_PLAN');
  };
  return (
    <>
      <Offer>
        {picture && <Picture src={picture.src} alt={picture.alt} width={440} height={220} />}
        {presentation && <BenefitList benefits={presentation.benefits} />}
        <Difference base={base} plan={plan} />
        <CheckboxInput
          name="order-bump"
          value={isAdded}
          error={undefined}
          onBlur={nothing}
          onValue={choose}
        >
          {t('orderBump.add', { plan: plan.name })}
        </CheckboxInput>
      </Offer>
      <PlanTotal plan={isAdded ? plan : base} />
      {nextStep && (
        <PrimaryButton onClick={() => void goTo(routes[nextStep.templateId])}>
          {t('orderBump.continue')}
        </PrimaryButton>
      )}
    </>
  );
}
