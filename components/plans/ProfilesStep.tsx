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
import { Text } from '../ui/text';
import { PageText } from '../ui/Title';
import { RefusedVoucher } from '../voucher/RefusedVoucher';
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
    <Stack $gap={24}>
      <div>
        <Heading>
          <ArrivalTitle>
            {/* After the purchase it is about another product than what was bought. */}
            {sale === 'upsell'
              ? t('profiles.title.product', { product: product.name })
              : t('profiles.title')}
          </ArrivalTitle>
          {cardThumbnailFile !== null && (
            <img src={cardThumbnailFile} alt="" width={180} height={120} />
          )}
        </Heading>
        <PageText>{t('profiles.text', { product: product.name })}</PageText>
      </div>
      {chosen && plans.length > 1 ? (
        <>
          <RefusedVoucher />
          <ProfilePicker plans={plans} chosen={chosen} onChoose={choose} />
          <PriceBar plan={chosen} saysStandard>
            {proceed}
          </PriceBar>
        </>
      ) : (
        proceed
      )}
      {children && <OtherWay>{children}</OtherWay>}
    </Stack>
  );
}

/** As near to the button as a second one stands. */
const OtherWay = styled.div`
  display: grid;
  margin-top: calc(-1 * var(--space-24));
`;

/** The brand's picture of several people stands beside the title; it says nothing that the text does not. */
const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-16);

  /* Where a large text leaves less of the line, the picture stands below. */
  h1 {
    flex: 1 1 9rem;
  }

  img {
    flex: none;
    width: 6rem;
    height: 4rem;
    padding-top: var(--space-8);
    border-radius: var(--radius-tile);
    background: var(--color-tint);
    object-fit: contain;
    object-position: bottom;
  }
`;

/**
 * Prices stand below each other, to be compared; below each what one person pays, and how much less
 * that is than alone.
 */
const Prices = styled.div`
  label > span:last-child {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-8);
  }

  /* The radio button stands beside the first of two lines. */
  label:has(small) > span:first-of-type {
    align-self: start;
  }

  label > span:last-child > :last-child {
    display: contents;
  }

  strong {
    margin-inline-start: auto;
    color: var(--color-text);
    font: var(--text-label);
  }

  strong,
  small {
    text-align: end;
  }

  small {
    flex-basis: 100%;
    font: var(--text-small);
  }

  em {
    color: var(--color-success);
    font-style: normal;
  }
`;

const Difference = styled(Text)`
  min-height: 1.25rem;
  margin-top: var(--space-8);
  text-align: end;
`;

interface ProfilePickerProps {
  /** The fewest profiles first. */
  plans: readonly ProfilePlan[];
  chosen: ProfilePlan;
  onChoose: (planId: string) => void;
}

/**
 * One to five profiles, each with its price and that of one person, and what the chosen ones cost more
 * than the fewest: all by the month where the brand says so, else all in whole.
 */
function ProfilePicker({ chosen, onChoose, plans }: ProfilePickerProps) {
  const { t } = useTranslation();
  const { shouldUseMonthlyDifference } = useCheckoutPage().brand.multiProfile;
  const [fewest = chosen] = plans;
  const getSpread = (plan: ProfilePlan) =>
    shouldUseMonthlyDifference && getPlanDifference(fewest, plan).monthly
      ? getLongestInstallment(plan)
      : null;
  const getAmount = (plan: ProfilePlan) => getSpread(plan)?.value ?? plan.amount;
  const getPerPerson = (plan: ProfilePlan) =>
    getPricePerProfile({ ...plan, amount: getAmount(plan) });
  const describe = (plan: ProfilePlan): ReactNode => {
    const money = (amount: number) => formatMoney(amount, plan.currency);
    const spread = getSpread(plan);
    const value = money(getAmount(plan));
    const less = getPerPerson(fewest) - getPerPerson(plan);
    return (
      <>
        <strong>{spread ? t('price.spread', { count: spread.id, value }) : value}</strong>
        {plan.profiles > 1 && (
          <>
            {' '}
            <small>
              <span>{t('profiles.price', { person: money(getPerPerson(plan)) })}</span>
              {less > 0 && <em>{` ${t('profiles.less', { less: money(less) })}`}</em>}
            </small>
          </>
        )}
      </>
    );
  };
  const isCheaper = plans.some((plan) => getPerPerson(plan) < getPerPerson(fewest));
  const { amount, monthly } = getPlanDifference(fewest, chosen);
  const isMonthly = shouldUseMonthlyDifference && monthly !== null;
  const difference = formatMoney(isMonthly ? monthly.amount : amount, chosen.currency);
  return (
    <Prices>
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
      <Difference $size="small" $tone="text-muted">
        {chosen === fewest
          ? isCheaper && t('profiles.cheaper')
          : t(isMonthly ? 'profiles.more.monthly' : 'profiles.more', { difference })}
      </Difference>
    </Prices>
  );
}
