import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { BenefitList } from '../plans/BenefitList';
import { Panes } from '../shell/Panes';
import { OfferPane } from '../summary/OfferPane';
import { FromDesktop } from '../ui/FromDesktop';
import { from } from '../ui/layout';
import { OnPhone } from '../ui/OnPhone';
import { ShortColumn } from '../ui/ShortColumn';
import { Text } from '../ui/text';
import { PayLinkFacts, type PayLinkFactsProps } from './PayLinkFacts';

/** The head of a phone is as low as what it says: without a price that is one row. */
const lowHead = css`
  @media not all and ${from('tablet')} {
    /* Named as an element too, to be heavier than the document's own rule (orderCss.ts). */
    .panes:has(&) details.order-fold:not([open]) > summary {
      min-height: 5.5rem;
      background-size: auto 4.5rem;
    }
  }
`;

const Column = styled(ShortColumn)<{ $hasPrice: boolean }>`
  ${({ $hasPrice }) => !$hasPrice && lowHead}
`;

interface PayLinkPanesProps {
  plan: Plan;
  facts: PayLinkFactsProps;
  /** What a trial costs, or has cost, as large as a price. */
  amount?: string | undefined;
  /** Minor units. The price of the order, as paid. */
  paid?: number | undefined;
  /** Below the facts on a phone. */
  help: ReactNode;
  children: ReactNode;
}

/** A page about a purchase: its facts stand with the order, on a phone below the button. */
export function PayLinkPanes({ amount, children, facts, help, paid, plan }: PayLinkPanesProps) {
  const { product } = useCheckoutProduct();
  const benefits = plan.benefits ?? product.benefits ?? [];
  return (
    <Panes
      pane={
        <OfferPane
          payment={
            paid === undefined
              ? undefined
              : {
                  amount: paid,
                  productCode: product.code,
                  planId: plan.id,
                  planName: plan.name,
                  isPaid: true,
                }
          }
        >
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
      <Column $hasPrice={paid !== undefined}>
        {children}
        <OnPhone>
          <PayLinkFacts {...facts} />
        </OnPhone>
        {help}
      </Column>
    </Panes>
  );
}
