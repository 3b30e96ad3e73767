import { styled } from 'styled-components';
import { NumberedSteps } from '../ui/NumberedSteps';

/** Numbers in the brand's own shape. */
export const NextStepList = styled(NumberedSteps)`
  --number-ground: var(--color-primary);
  margin-top: var(--space-16);

  li::before {
    border-radius: min(var(--radius-control), 50%);
    color: var(--color-on-primary);
  }
`;
