import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { BenefitList } from '../plans/BenefitList';
import { Panes } from '../shell/Panes';
import { OfferPane } from '../summary/OfferPane';
import { FromDesktop } from '../ui/FromDesktop';
import { from } from '../ui/layout';
import { MiddleColumn } from '../ui/MiddleColumn';
import { Text } from '../ui/text';
import { PayLinkFacts, type PayLinkFactsProps } from './PayLinkFacts';

const OnPhone = styled.div`
  @media ${from('desktop')} {
    display: none;
  }
`;

interface PayLinkPanesProps {
  plan: Plan;
  facts: PayLinkFactsProps;
  /** What the page is about, as large as a price. */
  amount?: string | undefined;
  /** Below the facts on a phone. */
  help: ReactNode;
  children: ReactNode;
}

/** A page about a purchase: its facts stand with the order, on a phone below the button. */
export function PayLinkPanes({ amount, children, facts, help, plan }: PayLinkPanesProps) {
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  const benefits = plan.benefits ?? product.benefits ?? [];
  return (
    <Panes
      pane={
        <OfferPane>
          {amount !== undefined && <Text $size="price">{amount}</Text>}
          <FromDesktop>
            <PayLinkFacts {...facts} />
          </FromDesktop>
          {benefits.length > 0 && (
            <OnPhone>
              <BenefitList benefits={benefits} />
            </OnPhone>
          )}
        </OfferPane>
      }
    >
      <MiddleColumn>
        {children}
        <OnPhone>
          {/* Here no order stands directly above it. */}
          <PayLinkFacts
            {...facts}
            facts={[{ label: t('summary.plan'), value: plan.name }, ...facts.facts]}
          />
        </OnPhone>
        {help}
      </MiddleColumn>
    </Panes>
  );
}
