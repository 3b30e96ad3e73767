import { styled } from 'styled-components';

/** A text of two lines would make its field higher than the one beside it. */
const narrowest = {
  2: '12.5rem',
  // On a phone the first two share a line: their labels are shorter than the third one's.
  3: 'clamp(8rem, (100% - var(--space-16)) / 2, 9.5rem)',
};

/** Fewer columns where a part of the line would not hold a field's text. */
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
        ${({ $columns }) => narrowest[$columns]}
      );
    min-width: 0;
    max-width: 100%;
  }
`;
