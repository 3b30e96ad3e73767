import { styled } from 'styled-components';
import { from } from '../ui/layout';
import { EarlyForm } from './EarlyForm';

export const FormCard = styled(EarlyForm)`
  display: grid;
  gap: var(--space-12);
  width: 100%;
  max-width: var(--form-width);

  @media ${from('phone')} {
    gap: var(--space-16);
  }
`;
