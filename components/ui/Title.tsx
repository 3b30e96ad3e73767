import { styled } from 'styled-components';

/** The document has its style (titleCss.ts). */
export const PageTitle = 'h1';

export const PageText = styled.p`
  margin-top: var(--space-8);
  color: var(--color-text-muted);
  text-wrap: pretty;
`;
