import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { BenefitList } from './BenefitList';

export function OrderBenefits({ plan }: { plan: Plan }) {
  const { offeredPlanId, product, productFlow } = useCheckoutProduct();
  // An add-on and an offer after the purchase have pitches of their own.
  const pitching = offeredPlanId === null ? 'presentation' : 'upsell-video';
  const { presentation } =
    productFlow.steps.find(({ templateId }) => templateId === pitching)?.props ?? {};
  return (
    <BenefitList benefits={plan.benefits ?? presentation?.benefits ?? product.benefits ?? []} />
  );
}
