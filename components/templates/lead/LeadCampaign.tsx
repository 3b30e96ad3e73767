import { lazy, Suspense } from 'react';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';

/** Few links carry a campaign: its code comes with those pages only. */
const CampaignNotice = lazy(async () => {
  const loaded = await import('../presentation/CampaignNotice');
  return { default: loaded.CampaignNotice };
});

/** The campaign that the step names, if any. */
export function LeadCampaign() {
  const { currentStep } = useCheckoutProduct();
  const campaign = currentStep?.props.campaign;
  return (
    campaign && (
      <Suspense>
        <CampaignNotice campaign={campaign} />
      </Suspense>
    )
  );
}
