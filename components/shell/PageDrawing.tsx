import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { from } from '../ui/layout';

const OnPhone = styled.div`
  @media ${from('desktop')} {
    display: none;
  }
`;

/** A drawing of the page's own: beside the pane, which has the brand's, it would be a second one. */
export function PageDrawing({ children }: { children: ReactNode }) {
  const { hero } = useCheckoutPage().brand;
  return hero === null ? children : <OnPhone>{children}</OnPhone>;
}
