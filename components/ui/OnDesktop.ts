import { styled } from 'styled-components';
import { from } from './layout';

export const OnDesktop = styled.div`
  @media not all and ${from('desktop')} {
    display: none;
  }
`;
