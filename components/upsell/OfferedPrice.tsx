import { styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { CampaignNotice } from '../plans/CampaignNotice';
import { PlanPrice } from '../plans/PlanPrice';
import { PlanTotal } from '../plans/PlanTotal';
import { FromDesktop } from '../ui/FromDesktop';
import { from } from '../ui/layout';

/** Beside the words of the campaign. */
const Beside = styled(FromDesktop)`
  @media ${from('desktop')} {
    grid-area: 1 / 2 / span 2;
    align-self: center;
    padding-inline-start: var(--space-24);
    border-inline-start: 1px solid var(--color-border);

    section:has(> &) {
      grid-template: auto 1fr / 1fr fit-content(56%);
      column-gap: var(--space-16);
    }
  }
`;

/** Not on a phone, whose bar says the price. */
export function OfferedPrice({ plan }: { plan: Plan }) {
  const campaign = useCheckoutProduct().currentStep?.props.campaign;
  return campaign ? (
    <CampaignNotice campaign={campaign}>
      <Beside>
        <PlanPrice plan={plan} />
      </Beside>
    </CampaignNotice>
  ) : (
    <FromDesktop>
      <PlanTotal plan={plan} />
    </FromDesktop>
  );
}
