import { styled } from 'styled-components';

/** Below a line, as a brand's own help (SupportContact.tsx). */
export const HelpSection = styled.section`
  display: grid;
  gap: var(--space-16);
  padding-top: var(--space-24);
  border-top: 1px solid var(--color-border);
`;
