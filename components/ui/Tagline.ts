import { styled } from 'styled-components';

/** A sentence in the brand's own voice, below a title. */
export const Tagline = styled.p`
  margin-block: var(--space-8) var(--space-4);
  font: var(--text-strong);
  text-wrap: balance;
`;
