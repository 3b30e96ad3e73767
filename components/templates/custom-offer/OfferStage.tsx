import { styled } from 'styled-components';
import { CardTitle } from '../../ui/Card';

export const StageIntroduction = styled.div`
  display: grid;
  gap: var(--space-8);
`;

/** Takes the focus by script only, so that no ring shows around it. */
export const StageTitle = styled(CardTitle)`
  &:focus {
    outline: none;
  }
`;
