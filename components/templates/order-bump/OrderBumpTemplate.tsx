import { styled } from 'styled-components';
import { useCheckoutProduct, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useSkippedStep } from '@/contexts/checkout/useSkippedStep';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { formatMoney } from '@/domain/money';
import type { Plan } from '@/contract/product';
import { getPlanDifference } from '@/services/checkout/plans';
import { routes } from '@/services/checkout/routes';
import { selectPlan } from '@/services/checkout/selectPlan';
import { removeStored, writeStored } from '@/services/storage';
import { CheckboxInput } from '../../fields/CheckboxField';
import { BenefitList } from '../../plans/BenefitList';
import { OfferPicture } from '../../plans/OfferPicture';
import { PriceBar } from '../../plans/PriceBar';
import { inStepPanes } from '../../shell/StepPanes';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ShortColumn } from '../../ui/ShortColumn';
import { PageText } from '../../ui/PageText';
import { Text } from '../../ui/text';
import { useCountedOffer } from '../../upsell/useCountedOffer';
import { RefusedVoucher } from '../../voucher/RefusedVoucher';

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
    <ShortColumn>
      <div>
        <ArrivalTitle>{isOffered && headline ? headline : t('orderBump.title')}</ArrivalTitle>
        {isOffered && <PageText>{t('orderBump.text')}</PageText>}
      </div>
      {isOffered && <BumpOffer base={base} plan={plan} />}
    </ShortColumn>
  );
}

OrderBumpTemplate.getLayout = inStepPanes;

function useBasePlan(): Plan {
  const { product, productFlow, saleQuery } = useCheckoutProduct();
  const payment = productFlow.steps.find(({ templateId }) => templateId === 'payment');
  return selectPlan(product, saleQuery, payment?.props.plan?.id);
}

/** All of it is the label of its checkbox. */
const Offer = styled(Card)`
  --edge: min(var(--space-24), 4vw);
  position: relative;
  display: grid;
  gap: var(--space-24);
  padding: var(--space-16) var(--edge);
  border-color: var(--color-border-strong);
  transition: background-color var(--motion-fast);

  &:has(:checked) {
    border-color: var(--color-accent);
    background: var(--color-tint);
    box-shadow: var(--ring-chosen);
  }

  /* Its head, from edge to edge. */
  img {
    width: calc(100% + 2 * var(--edge));
    max-width: none;
    margin: calc(-1 * var(--space-16)) calc(-1 * var(--edge)) 0;
    border-radius: calc(var(--radius-card) - 1px) calc(var(--radius-card) - 1px) 0 0;
  }

  label::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  label > input {
    z-index: 1;
    position: relative;
    width: 1.75rem;
    height: 1.75rem;
  }
`;

const Answer = styled.div`
  padding-block-start: var(--space-16);
  border-block-start: 1px solid var(--color-border);
`;

const nothing = () => undefined;

interface BumpOfferProps {
  base: Plan;
  plan: Plan;
}

function BumpOffer({ base, plan }: BumpOfferProps) {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const { currentStep, nextStep } = useCheckoutProduct();
  const isAdded = useStored('PURCHASED_PLAN') === plan.id;
  const presentation = currentStep?.props.presentation;
  const countTaken = useCountedOffer(currentStep);
  const choose = (isTicked: boolean) => {
    if (isTicked) {
      writeStored('PURCHASED_PLAN', plan.id);
      countTaken();
    } else removeStored('PURCHASED_PLAN');
  };
  return (
    <>
      <Offer>
        <OfferPicture />
        {presentation && <BenefitList benefits={presentation.benefits} />}
        <Answer>
          <CheckboxInput
            name="order-bump"
            value={isAdded}
            error={undefined}
            onBlur={nothing}
            onValue={choose}
          >
            <Text as="span" $size="strong">
              {t('orderBump.add')}
            </Text>{' '}
            <Difference base={base} plan={plan} />
          </CheckboxInput>
        </Answer>
      </Offer>
      <RefusedVoucher />
      {nextStep && (
        <PriceBar plan={isAdded ? plan : base}>
          <PrimaryButton onClick={() => void goTo(routes[nextStep.templateId])}>
            {t('orderBump.continue')}
          </PrimaryButton>
        </PriceBar>
      )}
    </>
  );
}

function Difference({ base, plan }: { base: Plan; plan: Plan }) {
  const { t } = useTranslation();
  const { amount, monthly } = getPlanDifference(base, plan);
  const money = (value: number) => formatMoney(value, plan.currency);
  return (
    <>
      <Text as="span" $size="h2">
        {monthly
          ? t('orderBump.difference.monthly', {
              count: monthly.count,
              value: money(monthly.amount),
            })
          : t('orderBump.difference', { value: money(amount) })}
      </Text>
      {monthly && (
        <>
          {' '}
          <Text as="span" $size="small" $tone="text-muted">
            {t('orderBump.difference.total', { value: money(amount) })}
          </Text>
        </>
      )}
    </>
  );
}
