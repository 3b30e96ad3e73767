import { css, styled } from 'styled-components';
import { from } from './layout';

export const card = css`
  padding: var(--space-24) var(--space-16);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);

  @media ${from('phone')} {
    padding: var(--space-32) var(--space-24);
  }
`;

export const Card = styled.section`
  ${card}
`;

export const CardTitle = styled.h2`
  font: var(--text-h2);
`;
