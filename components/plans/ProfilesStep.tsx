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
import { formatMoney } from '@/domain/money';
import {
  getPlanDifference,
  getPricePerProfile,
  getProfilePlans,
  type ProfilePlan,
  type SaleKind,
} from '@/services/checkout/plans';
import { routes } from '@/services/checkout/routes';
import { getLongestInstallment } from '@/services/checkout/selectPlan';
import { writeStored } from '@/services/storage';
import { RadioCards } from '../fields/RadioCards';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PrimaryButton } from '../ui/Button';
import { Stack } from '../ui/Stack';
import { PageText } from '../ui/Title';
import { RefusedVoucher } from '../voucher/RefusedVoucher';
import { PlanTotal } from './PlanTotal';
import { PriceBar } from './PriceBar';

const chosenPlanKeys = { main: 'PURCHASED_PLAN', upsell: 'upsellPlan' } as const;

interface ProfilesStepProps {
  sale: SaleKind;
  /** Another way on, below the button. */
  children?: ReactNode;
}

/** Asks for how many people the plan is; the answer is kept at once. */
export function ProfilesStep({ children, sale }: ProfilesStepProps) {
  useStepGuard();
  const { t } = useTranslation();
  const { goTo } = useNavigation();
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
  const proceed = nextStep && (
    <PrimaryButton onClick={() => void goTo(routes[nextStep.templateId])}>
      {t('profiles.continue')}
    </PrimaryButton>
  );
  return (
    <Stack $gap={24}>
      <div>
        <ArrivalTitle>{t('profiles.title')}</ArrivalTitle>
        <PageText>{t('profiles.text', { product: product.name })}</PageText>
      </div>
      <ProfilePicture />
      {chosen && plans.length > 1 ? (
        <>
          <RefusedVoucher />
          <ProfilePicker plans={plans} chosen={chosen} onChoose={choose} />
          <PlanTotal plan={chosen} />
          <PriceBar plan={chosen}>{proceed}</PriceBar>
        </>
      ) : (
        proceed
      )}
      {children}
    </Stack>
  );
}

const Picture = styled.img`
  width: 11.25rem;
  height: 7.5rem;
  margin: 0 auto;
  object-fit: contain;
`;

/** The brand's picture of several people; it says nothing that the text does not. */
function ProfilePicture() {
  const { cardThumbnailFile } = useCheckoutPage().brand.multiProfile;
  return cardThumbnailFile === null ? null : (
    <Picture src={cardThumbnailFile} alt="" width={180} height={120} />
  );
}

interface ProfilePickerProps {
  /** The fewest profiles first. */
  plans: readonly ProfilePlan[];
  chosen: ProfilePlan;
  onChoose: (planId: string) => void;
}

/**
 * One to five profiles, each with its price, that of one person, and what it costs more than the
 * fewest: all by the month where the brand says so, else all in whole.
 */
function ProfilePicker({ chosen, onChoose, plans }: ProfilePickerProps) {
  const { t } = useTranslation();
  const { shouldUseMonthlyDifference } = useCheckoutPage().brand.multiProfile;
  const [fewest = chosen] = plans;
  const describe = (plan: ProfilePlan): string => {
    const money = (value: number) => formatMoney(value, plan.currency);
    const { amount, monthly } = getPlanDifference(fewest, plan);
    const spread = shouldUseMonthlyDifference && monthly ? getLongestInstallment(plan) : null;
    const price = spread
      ? t('price.spread', { count: spread.id, value: money(spread.value) })
      : money(plan.amount);
    if (plan === fewest) return price;
    const values = {
      price,
      person: money(getPricePerProfile(spread ? { ...plan, amount: spread.value } : plan)),
      difference: money(spread && monthly ? monthly.amount : amount),
    };
    return t(spread ? 'profiles.price.monthly' : 'profiles.price', values);
  };
  return (
    <RadioCards
      name="profiles"
      legend={t('profiles.legend')}
      chosen={chosen.id}
      onChoose={onChoose}
      options={plans.map((plan) => ({
        value: plan.id,
        label:
          plan.profiles === 1 ? t('profiles.one') : t('profiles.many', { count: plan.profiles }),
        detail: describe(plan),
      }))}
    />
  );
}
