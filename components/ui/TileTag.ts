import { styled } from 'styled-components';

/** Says what is special about one tile of a list: on its upper edge, so that all are equally high. */
export const TileTag = styled.span`
  justify-self: start;
  padding: calc(var(--space-4) / 2) var(--space-8);
  border-radius: var(--radius-tile);
  background: var(--color-primary);
  color: var(--color-on-primary);
  font: var(--text-caption);

  /* Beside large text it is as long as the tile is wide. */
  @container (min-width: 17rem) {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: var(--space-8);
    border-radius: 99px;
    transform: translateY(var(--tag-rise, -50%));
  }
`;
