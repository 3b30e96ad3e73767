import { styled } from 'styled-components';
import { outdented } from './Button';

/** Ways on that are no button, below what the page is for: at the edges of its column. */
export const OtherWays = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-16);
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-border);

  button {
    ${outdented}
  }
`;
