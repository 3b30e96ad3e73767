import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '../../ui/layout';

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  padding: var(--space-16);
  border: 1px dashed var(--color-border-strong);
  border-radius: var(--radius-tile);
  color: var(--color-text-muted);

  /* Nearly as high as a list: nothing else fills a desktop's page yet. */
  @media ${from('desktop')} {
    flex-direction: column;
    justify-content: center;
    min-height: 12rem;
    text-align: center;
  }
`;

interface ListPlaceProps {
  picture: ReactNode;
  children: string;
}

/** Where a list appears once the buyer has chosen what it depends on. */
export const ListPlace = ({ children, picture }: ListPlaceProps) => (
  <Place>
    {picture}
    <p>{children}</p>
  </Place>
);
