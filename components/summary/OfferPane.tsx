import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { TemplateId } from '@/contract/enumerations';
import { getOfferedPlan } from '@/services/checkout/selectPlan';
import { BenefitList } from '../plans/BenefitList';
import { OrderPane } from './OrderPane';

/** Steps before the payment that are about something else than the price. */
const pricedSteps: readonly TemplateId[] = [
  'lead',
  'phone-verification',
  'video',
  'select-school',
  'md',
];

/** What a step on the way to the payment sells. */
export function OfferPane() {
  const { currentStep, product, productFlow, saleQuery } = useCheckoutProduct();
  const plan = getOfferedPlan(product, productFlow, saleQuery);
  // An add-on and what is offered after the purchase have pitches of their own.
  const presentation = productFlow.steps.find(({ templateId }) => templateId === 'presentation')
    ?.props.presentation;
  return (
    <OrderPane
      plan={plan}
      hasPrice={currentStep !== null && pricedSteps.includes(currentStep.templateId)}
    >
      {presentation && currentStep?.props.presentation === undefined && (
        <BenefitList benefits={presentation.benefits} />
      )}
    </OrderPane>
  );
}
