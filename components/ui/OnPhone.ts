import { styled } from 'styled-components';
import { from } from './layout';

/** Not shown from 1024 px on. */
export const OnPhone = styled.div`
  @media ${from('desktop')} {
    display: none;
  }
`;
