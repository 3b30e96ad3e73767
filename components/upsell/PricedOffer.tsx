import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { selectPlan } from '@/services/checkout/selectPlan';
import { CampaignNotice } from '../plans/CampaignNotice';
import { PlanTotal } from '../plans/PlanTotal';

/** The price of an offer, with the campaign that makes it. */
export function PricedOffer() {
  const { currentStep, offeredPlanId, product, saleQuery } = useCheckoutProduct();
  const campaign = currentStep?.props.campaign;
  return (
    <>
      {campaign && <CampaignNotice campaign={campaign} hasPrice={false} />}
      <PlanTotal plan={selectPlan(product, saleQuery, offeredPlanId ?? undefined)} />
    </>
  );
}
