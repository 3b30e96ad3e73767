import { styled } from 'styled-components';
import { CardTitle } from '../../ui/Card';

export const StageTitle = styled(CardTitle)`
  &:focus {
    outline: none;
  }
`;
