import type { ReactNode } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { OfferPane } from '../summary/OfferPane';
import { Panes } from './Panes';

interface StepPanesProps {
  isStep?: boolean;
  /** Of a page without an order. */
  side?: ReactNode;
  children: ReactNode;
}

export function StepPanes({ children, isStep = true, side = null }: StepPanesProps) {
  const { checkout } = useCheckoutPage();
  return (
    <Panes isStep={isStep} pane={checkout ? <OfferPane /> : side}>
      {children}
    </Panes>
  );
}

function StepFrame({ children }: { children: ReactNode }) {
  return useCheckoutPage().checkout ? <StepPanes>{children}</StepPanes> : children;
}

export const inStepPanes = (page: ReactNode) => <StepFrame>{page}</StepFrame>;
