import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Plan } from '@/contract/product';
import { from } from '../ui/layout';
import { usePriceTexts } from './usePriceTexts';

/** A desktop shows it right above. */
const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-8);
  color: var(--color-text-muted);
  font: var(--text-small);

  strong {
    color: var(--color-text);
  }

  @media ${from('desktop')} {
    display: none;
  }
`;

interface PriceBarProps {
  plan: Plan;
  /** The button. */
  children: ReactNode;
}

/** What a plan costs, in a line, and the button that goes on with it. */
export function PriceBar({ children, plan }: PriceBarProps) {
  const { main, short } = usePriceTexts(plan);
  return (
    <div data-bar>
      {/* Who listens has heard it with the plan. */}
      <Price aria-hidden>
        <strong>{main}</strong>
        {short}
      </Price>
      {children}
    </div>
  );
}
