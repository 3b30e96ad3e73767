import { styled } from 'styled-components';

/** An empty ground, where something is to stand. */
export const EmptyPlace = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  max-width: 100%;
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);
`;

interface SkeletonProps {
  /** Pixels. */
  $height: number;
  /** Pixels; the whole line without it. */
  $width?: number;
}

/** Keeps the place of what is on its way; the page's footer comes with it. */
export const Skeleton = styled(EmptyPlace).attrs<SkeletonProps & { 'data-waiting'?: boolean }>({
  'data-waiting': true,
})`
  width: ${({ $width }) => ($width === undefined ? '100%' : `${$width}px`)};
  height: ${({ $height }) => $height}px;
`;
