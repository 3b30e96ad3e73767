import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '../ui/layout';

/** All words begin at one edge: the icon stands at the other. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-16);
`;

const Ground = styled.div`
  display: grid;
  padding: var(--space-8);
  border-radius: min(var(--radius-card), 25%);
  --color-icon-ground: var(--color-tint);
  background: var(--color-icon-ground);

  > svg {
    width: 2rem;
    height: 2rem;
  }

  @media ${from('desktop')} {
    > svg {
      width: 3rem;
      height: 3rem;
    }
  }
`;

interface StateHeadProps {
  icon: ReactNode;
  /** The title. */
  children: ReactNode;
}

/** The title of a state beside its icon: the page's picture is what the brand sells. */
export const StateHead = ({ children, icon }: StateHeadProps) => (
  <Head>
    <div>{children}</div>
    <Ground>{icon}</Ground>
  </Head>
);
