import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { CampaignNotice } from '../plans/CampaignNotice';
import { PlanPrice } from '../plans/PlanPrice';
import { PlanTotal } from '../plans/PlanTotal';
import { FromDesktop } from '../ui/FromDesktop';

/** Not on a phone, whose bar says the price. */
export function OfferedPrice({ plan }: { plan: Plan }) {
  const campaign = useCheckoutProduct().currentStep?.props.campaign;
  return campaign ? (
    <CampaignNotice campaign={campaign} aside={<PlanPrice plan={plan} />} />
  ) : (
    <FromDesktop>
      <PlanTotal plan={plan} />
    </FromDesktop>
  );
}
