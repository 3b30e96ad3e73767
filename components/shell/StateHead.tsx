import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: var(--space-16);

  &:has(h1:only-child) {
    align-items: center;
  }
`;

const Ground = styled.div`
  display: grid;
  padding: var(--space-8);
  border-radius: min(var(--radius-card), 25%);
  --color-icon-ground: color-mix(in srgb, var(--color-primary) 14%, var(--color-surface));
  background: var(--color-icon-ground);

  > svg {
    width: 3rem;
    height: 3rem;
  }
`;

interface StateHeadProps {
  icon: ReactNode;
  children: ReactNode;
}

/** The title of a state beside its icon: the page's picture is what the brand sells. */
export const StateHead = ({ children, icon }: StateHeadProps) => (
  <Head>
    <Ground>{icon}</Ground>
    <div>{children}</div>
  </Head>
);
