import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { getPitchingStep } from '@/services/checkout/steps';
import { BenefitList } from './BenefitList';

export function OrderBenefits({ plan }: { plan: Plan }) {
  const { offeredPlanId, product, productFlow } = useCheckoutProduct();
  const { presentation } = getPitchingStep(productFlow, offeredPlanId)?.props ?? {};
  return (
    <BenefitList benefits={plan.benefits ?? presentation?.benefits ?? product.benefits ?? []} />
  );
}
