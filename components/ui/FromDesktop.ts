import { styled } from 'styled-components';
import { from } from './layout';

/** Not shown on a phone. */
export const FromDesktop = styled.div`
  @media not all and ${from('desktop')} {
    display: none;
  }
`;
