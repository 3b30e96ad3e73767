import { styled } from 'styled-components';

export const PageText = styled.p`
  margin-top: var(--space-8);
  color: var(--color-text-muted);
  text-wrap: pretty;
`;
