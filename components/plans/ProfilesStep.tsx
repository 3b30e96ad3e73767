import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useSkippedStep } from '@/contexts/checkout/useSkippedStep';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { getProfilePlans, type SaleKind } from '@/services/checkout/plans';
import { routes } from '@/services/checkout/routes';
import { writeStored } from '@/services/storage';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PrimaryButton } from '../ui/Button';
import { ShortColumn } from '../ui/ShortColumn';
import { PageText } from '../ui/PageText';
import { RefusedVoucher } from '../voucher/RefusedVoucher';
import { PriceBar } from './PriceBar';
import { ProfilePicker } from './ProfilePicker';

const chosenPlanKeys = { main: 'PURCHASED_PLAN', upsell: 'upsellPlan' } as const;

interface ProfilesStepProps {
  sale: SaleKind;
  children?: ReactNode;
}

export function ProfilesStep({ children, sale }: ProfilesStepProps) {
  useStepGuard();
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const { nextStep, product } = useCheckoutProduct();
  const { cardThumbnailFile } = useCheckoutPage().brand.multiProfile;
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
  const proceed = nextStep && (
    <PrimaryButton onClick={() => void goTo(routes[nextStep.templateId])}>
      {t('profiles.continue')}
    </PrimaryButton>
  );
  return (
    <ShortColumn>
      <Introduction>
        <ArrivalTitle>
          {/* After the purchase it is about another product than what was bought. */}
          {sale === 'upsell'
            ? t('profiles.title.product', { product: product.name })
            : t('profiles.title')}
        </ArrivalTitle>
        <Subtitle>
          <PageText>{t('profiles.text')}</PageText>
          {cardThumbnailFile !== null && (
            <img src={cardThumbnailFile} alt="" width={180} height={120} />
          )}
        </Subtitle>
      </Introduction>
      {chosen && plans.length > 1 ? (
        <>
          <RefusedVoucher />
          <ProfilePicker plans={plans} chosen={chosen} onChoose={choose} />
          <PriceBar plan={chosen} says="everything">
            {proceed}
          </PriceBar>
        </>
      ) : (
        proceed
      )}
      {children && <OtherWay>{children}</OtherWay>}
    </ShortColumn>
  );
}

const OtherWay = styled.div`
  display: grid;
  margin-top: calc(-1 * var(--space-24));
`;

const Introduction = styled.div`
  container-type: inline-size;
`;

/** The picture stands on its lower edge. */
const Subtitle = styled.div`
  &:has(img) {
    display: flex;
    align-items: center;
    gap: var(--space-16);
    margin-top: var(--space-16);
    padding-inline: var(--space-16);
    border-radius: var(--radius-card);
    background: var(--color-tint);
  }

  &:has(img) p {
    flex: 1;
    margin-block: var(--space-16);
  }

  img {
    flex: none;
    align-self: end;
    width: min(7.5rem, 28cqi);
    height: 5rem;
    object-fit: contain;
    object-position: bottom;

    /* Large text on a phone. */
    @container (max-width: 15rem) {
      display: none;
    }
  }
`;
