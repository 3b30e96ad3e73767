import { styled } from 'styled-components';
import { from } from '../ui/layout';
import { HydratingForm } from './HydratingForm';

export const FormCard = styled(HydratingForm)`
  display: grid;
  gap: var(--space-12);
  width: 100%;
  max-width: var(--form-width);

  @media ${from('phone')} {
    gap: var(--space-16);
  }
`;
