import { styled } from 'styled-components';
import { from } from '../../ui/layout';

/** Fields one under the other on a phone, in pairs where their words have room; one without a pair fills it. */
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
