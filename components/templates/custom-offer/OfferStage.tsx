import { styled } from 'styled-components';
import { CardTitle } from '../../ui/Card';

/** Takes the focus by script only, so that no ring shows around it. */
export const StageTitle = styled(CardTitle)`
  &:focus {
    outline: none;
  }
`;
