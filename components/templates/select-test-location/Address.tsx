import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../ui/icons';

const Place = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  padding-inline-start: var(--inset-note);
  color: var(--color-text-muted);
`;

export const Address = ({ children }: { children: ReactNode }) => (
  <Place>
    <Icon>
      <path d="M12 21c-4.5-5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2 6-6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />
    </Icon>
    <span>{children}</span>
  </Place>
);
