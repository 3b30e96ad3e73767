import { css, styled } from 'styled-components';
import { SecondaryButton, SecondaryLink } from './Button';

/** A row, so that what it leads to never looks like the next step. */
const row = css`
  display: flex;
  justify-content: start;
  gap: var(--space-12);
  width: 100%;
  min-height: 3.5rem;
  padding: var(--space-8) var(--space-16);
  border: 1px solid var(--color-border);
  text-align: start;

  > svg {
    color: var(--color-link);
  }

  &::after {
    content: '';
    flex: none;
    width: 0.5em;
    height: 0.5em;
    margin-inline-start: auto;
    border-block-start: 2px solid var(--color-text-muted);
    border-inline-end: 2px solid var(--color-text-muted);
    rotate: 45deg;
  }
`;

export const RowLink = styled(SecondaryLink)`
  ${row}
`;

export const RowButton = styled(SecondaryButton)`
  ${row}
`;

/** It leads nowhere: in the place of the arrow stands the icon of what it does. */
export const CopyRow = styled(RowButton)`
  &::after {
    display: none;
  }

  > svg:last-child {
    flex: none;
    margin-inline-start: auto;
  }
`;

/** What a row is for, and more about it below. */
export const RowWords = styled.span`
  display: grid;
  min-width: 0;
`;
