import { styled } from 'styled-components';

/** One column where a part of the line would not hold a field's text. */
export const FieldRows = styled.div<{ $columns: 2 | 3 }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-16);
  /* Three labels at rest stay in one line each (fieldCss.ts). */
  ${({ $columns }) => $columns === 3 && '--size-resting: 0.875rem;'}

  > * {
    flex: 1 0
      max(
        (100% - ${({ $columns }) => $columns - 1} * var(--space-16)) / ${({ $columns }) => $columns},
        ${({ $columns }) => ($columns === 2 ? '12rem' : '8rem')}
      );
    min-width: 0;
    max-width: 100%;
  }
`;
