import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { SupportContact } from './SupportContact';

/** In the middle of the room that there is: nothing else is on the page. */
const Content = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-24);
  min-height: 60vh;
`;

const Icon = styled.img`
  width: 6rem;
  height: 6rem;
  border-radius: min(var(--radius-card), 25%);
`;

interface PageMessageProps {
  /** Title and text. */
  children: ReactNode;
  /** What to do now. */
  action?: ReactNode;
  isAlert?: boolean;
}

/** A page that has nothing but a message: what happened, what to do now, and where to get help. */
export function PageMessage({ action, children, isAlert = false }: PageMessageProps) {
  const { dsProductId } = useCheckoutPage().brand;
  return (
    <Content>
      <Icon src={`/brands/${dsProductId}/icon.svg`} alt="" width={96} height={96} />
      <div role={isAlert ? 'alert' : undefined}>{children}</div>
      {action}
      <SupportContact />
    </Content>
  );
}
