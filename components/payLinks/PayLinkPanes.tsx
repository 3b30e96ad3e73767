import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Panes } from '../shell/Panes';
import { OfferPane } from '../summary/OfferPane';
import { from } from '../ui/layout';
import { MiddleColumn } from '../ui/MiddleColumn';
import { Text } from '../ui/text';

const OnPhone = styled.div`
  @media ${from('desktop')} {
    display: none;
  }
`;

interface PayLinkPanesProps {
  facts: ReactNode;
  /** What the page is about, as large as a price. */
  amount?: string | undefined;
  /** Below the facts on a phone. */
  help: ReactNode;
  children: ReactNode;
}

/** A page about a purchase: its facts stand with the order, and on a phone below the button, too. */
export function PayLinkPanes({ amount, children, facts, help }: PayLinkPanesProps) {
  return (
    <Panes
      pane={
        <OfferPane>
          {amount !== undefined && <Text $size="price">{amount}</Text>}
          {facts}
        </OfferPane>
      }
    >
      <MiddleColumn>
        {children}
        <OnPhone>{facts}</OnPhone>
        {help}
      </MiddleColumn>
    </Panes>
  );
}
