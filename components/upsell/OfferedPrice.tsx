import { styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { CampaignNotice } from '../plans/CampaignNotice';
import { PlanPrice } from '../plans/PlanPrice';
import { PlanTotal } from '../plans/PlanTotal';
import { from } from '../ui/layout';

/** On a phone the bar says the price. */
const FromDesktop = styled.div`
  @media not all and ${from('desktop')} {
    display: none;
  }
`;

export function OfferedPrice({ plan }: { plan: Plan }) {
  const campaign = useCheckoutProduct().currentStep?.props.campaign;
  return campaign ? (
    <CampaignNotice campaign={campaign}>
      <FromDesktop>
        <PlanPrice plan={plan} />
      </FromDesktop>
    </CampaignNotice>
  ) : (
    <FromDesktop>
      <PlanTotal plan={plan} />
    </FromDesktop>
  );
}
