import { styled } from 'styled-components';

export const PageTitle = styled.h1`
  font: var(--text-h1);
  letter-spacing: var(--tracking-tight);
  text-wrap: balance;
`;

export const PageText = styled.p`
  margin-top: var(--space-8);
  color: var(--color-text-muted);
  text-wrap: pretty;
`;
