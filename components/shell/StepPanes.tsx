import type { ReactNode } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { OfferPane } from '../summary/OfferPane';
import { Panes } from './Panes';

interface StepPanesProps {
  isStep?: boolean;
  /** Fills the side of a page that has no brand. */
  unbranded?: ReactNode;
  children: ReactNode;
}

export function StepPanes({ children, isStep = true, unbranded = null }: StepPanesProps) {
  const { checkout } = useCheckoutPage();
  return (
    <Panes isStep={isStep} pane={checkout ? <OfferPane /> : unbranded}>
      {children}
    </Panes>
  );
}

function StepFrame({ children }: { children: ReactNode }) {
  return useCheckoutPage().checkout ? <StepPanes>{children}</StepPanes> : children;
}

export const inStepPanes = (page: ReactNode) => <StepFrame>{page}</StepFrame>;
