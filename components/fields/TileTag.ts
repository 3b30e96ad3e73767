import { styled } from 'styled-components';

/**
 * On the edge of the tile that stands out among its list, which leaves half its height between tiles.
 */
export const TileTag = styled.span`
  position: absolute;
  inset: 0 var(--space-12) auto auto;
  padding-inline: var(--space-8);
  border-radius: 99px;
  background: var(--color-primary);
  color: var(--color-on-primary);
  font: var(--text-caption);
  translate: 0 -50%;

  /* Large text on a phone: it takes a line of its own. */
  @container (max-width: 15rem) {
    position: static;
    display: block;
    width: fit-content;
    translate: none;
  }
`;
