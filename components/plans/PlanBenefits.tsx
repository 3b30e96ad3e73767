import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { BenefitList } from './BenefitList';

/** What the plan gives: by its own words, by the purchase's presentation, or by the product's. */
export function PlanBenefits({ plan }: { plan: Plan }) {
  const { offeredPlanId, product, productFlow } = useCheckoutProduct();
  // An add-on and an offer after the purchase have pitches of their own.
  const presentation =
    offeredPlanId === null
      ? productFlow.steps.find(({ templateId }) => templateId === 'presentation')
      : undefined;
  const benefits =
    plan.benefits ?? presentation?.props.presentation?.benefits ?? product.benefits ?? [];
  return <BenefitList benefits={benefits} />;
}
