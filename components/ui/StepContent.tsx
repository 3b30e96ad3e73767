import { styled } from 'styled-components';

/** The column of a step that asks for one choice. */
export const StepContent = styled.div`
  display: grid;
  gap: 24px;
`;

export const StepIntroduction = styled.div`
  display: grid;
  gap: 8px;

  p {
    color: var(--color-text-muted);
  }
`;
