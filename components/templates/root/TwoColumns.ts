import { styled } from 'styled-components';

/** One column where half a line would not hold a field's text. */
export const TwoColumns = styled.div<{ $areShort?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-16);

  > * {
    flex: 1 0
      max(50% - var(--space-8), ${({ $areShort = false }) => ($areShort ? '8rem' : '12rem')});
    min-width: 0;
    max-width: 100%;
  }
`;
