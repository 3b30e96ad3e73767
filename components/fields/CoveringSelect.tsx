import { styled } from 'styled-components';

/**
 * Lies unseen over the text that shows its choice: the platform's own list opens, and the page
 * stays narrow.
 */
export const CoveringSelect = styled.select`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  font: var(--text-body);
  cursor: pointer;
`;
