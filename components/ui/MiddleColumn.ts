import { styled } from 'styled-components';
import { from } from './layout';
import { Stack } from './Stack';

/** A short page: beside the pane it stands in the middle. */
export const MiddleColumn = styled(Stack).attrs({ $gap: 24 })`
  align-content: start;

  @media ${from('desktop')} {
    align-content: center;
    min-height: 70vh;
  }
`;
