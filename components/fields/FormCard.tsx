import { styled } from 'styled-components';
import { from } from '../ui/layout';
import { EarlyForm } from './EarlyForm';

/** A form in its brand's width (docs/behaviour.md 9). */
export const FormCard = styled(EarlyForm)`
  display: grid;
  gap: var(--space-12);
  width: 100%;
  max-width: var(--form-width);

  @media ${from('phone')} {
    gap: var(--space-16);
  }
`;
