import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useStored } from '@/contexts/useStored';
import type { TemplateId } from '@/contract/enumerations';
import type { Plan } from '@/contract/product';
import { isLiveloPath } from '@/services/checkout/routes';
import { getOfferedPlan, selectPlan } from '@/services/checkout/selectPlan';
import { useTranslation } from '@/contexts/TranslationContext';
import { OrderBenefits } from '../plans/OrderBenefits';
import { Pitch } from '../plans/Pitch';
import { PlanPrice } from '../plans/PlanPrice';
import { FromDesktop } from '../ui/FromDesktop';
import { from } from '../ui/layout';
import { OrderPane } from './OrderPane';

const pricedSteps: readonly TemplateId[] = [
  'lead',
  'phone-verification',
  'video',
  'select-school',
  'md',
];

const askingSteps: readonly TemplateId[] = [
  'order-bump',
  'order-bump-presentation',
  'upsell-order-bump-presentation',
];

/** Their own pages say the price on a phone alone. */
const stepsPricedInPane: readonly TemplateId[] = ['presentation', ...askingSteps];

const OnDesktop = styled(FromDesktop)`
  @media ${from('desktop')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-24);
  }
`;

interface Order {
  amount: number;
  productCode: string;
  planId?: string | undefined;
  planName?: string | undefined;
  isPaid?: boolean;
}

interface OfferPaneProps {
  /** null: not known yet; its price gets its place. undefined: there is no order. */
  payment?: Order | null | undefined;
  planId?: string | undefined;
  children?: ReactNode;
}

export function OfferPane({
  children,
  payment,
  planId: orderedId = payment?.planId,
}: OfferPaneProps) {
  const { t } = useTranslation();
  const { currentStep, product } = useCheckoutProduct();
  const { pathname } = useCheckoutPage().page;
  const isOrdered = payment !== undefined;
  const offered = useOfferedPlan(isOrdered, orderedId);
  const own = payment?.productCode === product.code ? payment : null;
  const isGone = orderedId !== undefined && offered.id !== orderedId;
  // The texts of another plan must not stand for one that the product sells no more.
  const plan = isGone
    ? {
        ...offered,
        name: own?.planName ?? t('shell.order'),
        description: product.description,
        benefits: product.benefits ?? [],
      }
    : offered;
  const { props, templateId } = currentStep ?? {};
  return (
    <OrderPane
      plan={plan}
      {...(isOrdered
        ? {
            hasPrice: payment === null ? 'later' : own !== null,
            chosen: {
              total: own?.amount ?? plan.amount,
              installment: null,
              isPaid: own?.isPaid === true,
            },
          }
        : {
            hasPrice:
              isLiveloPath(pathname) ||
              (templateId !== undefined && pricedSteps.includes(templateId)),
          })}
    >
      {templateId && stepsPricedInPane.includes(templateId) && (
        // Announced again when the choice changes; on a phone the bar announces it.
        <OnDesktop role="status">
          <PlanPrice plan={plan} />
        </OnDesktop>
      )}
      {templateId === 'upsell-video' && props?.presentation && (
        <OnDesktop>
          <Pitch
            title={props.video ? props.presentation.headline : t('shell.order.benefits')}
            benefits={props.presentation.benefits}
          />
        </OnDesktop>
      )}
      {/* A receipt takes their place, and so does the page's pitch, but that of an add-on. */}
      {!children && (!props?.presentation || templateId === 'order-bump') && (
        <OrderBenefits plan={plan} />
      )}
      {children}
    </OrderPane>
  );
}

/**
 * The plan that the flow's payment will sell: from the step on that asks for the plan, or where an
 * order exists, the chosen one.
 * @param orderedId the payment's; undefined: not known
 */
function useOfferedPlan(isOrdered: boolean, orderedId: string | undefined): Plan {
  const { choosablePlanIds, currentStep, offeredPlanId, product, productFlow, saleQuery } =
    useCheckoutProduct();
  const stored = useStored(offeredPlanId === null ? 'PURCHASED_PLAN' : 'upsellPlan');
  const { steps } = productFlow;
  const current = steps.findIndex(({ id }) => id === currentStep?.id);
  // An offer after the purchase counts only its own step.
  const first = offeredPlanId === null ? 0 : current;
  const isAsked = steps
    .slice(first, current + 1)
    .some(({ templateId }) => askingSteps.includes(templateId));
  const ordered = product.plans.find(({ id }) => id === orderedId);
  if (ordered) return ordered;
  const wanted = orderedId ?? (isAsked || isOrdered ? stored : undefined);
  const chosen = choosablePlanIds.find((id) => id === wanted);
  const planId = chosen ?? offeredPlanId;
  return planId === null
    ? getOfferedPlan(product, productFlow, saleQuery)
    : selectPlan(product, saleQuery, planId);
}
