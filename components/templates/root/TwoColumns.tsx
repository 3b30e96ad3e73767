import { styled } from 'styled-components';
import { from } from '../../ui/layout';

/** Fields one under the other on a phone, in pairs where there is room. */
export const TwoColumns = styled.div`
  display: grid;
  gap: 16px;

  @media ${from('large')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
