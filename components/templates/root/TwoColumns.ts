import { styled } from 'styled-components';
import { from } from '../../ui/layout';

export const TwoColumns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-16);

  > * {
    flex: 1 0 100%;
    min-width: 0;
  }

  @media ${from('large')} {
    > * {
      flex-basis: max(50% - var(--space-8), 9rem);
    }
  }
`;
