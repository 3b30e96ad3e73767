import { styled } from 'styled-components';

/** The column of a step that asks for one choice. */
export const StepContent = styled.div`
  display: grid;
  gap: var(--space-24);
`;

export const StepIntroduction = styled.div`
  display: grid;
  gap: var(--space-8);

  p {
    color: var(--color-text-muted);
  }
`;
