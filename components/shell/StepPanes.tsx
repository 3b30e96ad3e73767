import type { ReactNode } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { OfferPane } from '../summary/OfferPane';
import { Panes } from './Panes';

interface StepPanesProps {
  /** False where a message stands in the place of a step. */
  isStep?: boolean;
  children: ReactNode;
}

/** The two sides of a page, with what the flow sells on the brand's, where there is something. */
export function StepPanes({ children, isStep = true }: StepPanesProps) {
  const { checkout } = useCheckoutPage();
  return (
    <Panes isShort isStep={isStep} pane={checkout && <OfferPane />}>
      {children}
    </Panes>
  );
}

/** A page that has nothing to sell after all is a message, which fills the room itself. */
function StepFrame({ children }: { children: ReactNode }) {
  return useCheckoutPage().checkout ? <StepPanes>{children}</StepPanes> : children;
}

/** The layout of the pages that do not say themselves what is bought: it stays from one to the next. */
export const inStepPanes = (page: ReactNode) => <StepFrame>{page}</StepFrame>;
