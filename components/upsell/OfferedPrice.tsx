import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { CampaignNotice } from '../plans/CampaignNotice';
import { PlanPrice } from '../plans/PlanPrice';
import { PlanTotal } from '../plans/PlanTotal';

export function OfferedPrice({ plan }: { plan: Plan }) {
  const campaign = useCheckoutProduct().currentStep?.props.campaign;
  return campaign ? (
    <CampaignNotice campaign={campaign}>
      <PlanPrice plan={plan} />
    </CampaignNotice>
  ) : (
    <PlanTotal plan={plan} />
  );
}
