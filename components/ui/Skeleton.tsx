import { styled } from 'styled-components';

interface SkeletonProps {
  $height: number;
  /** Pixels; the whole line without it. */
  $width?: number;
}

/** Keeps the place of what is on its way. */
export const Skeleton = styled.span.attrs({
  'aria-hidden': true,
  'data-waiting': true,
})<SkeletonProps>`
  display: block;
  width: ${({ $width }) => ($width === undefined ? '100%' : `${$width}px`)};
  max-width: 100%;
  height: ${({ $height }) => $height}px;
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);
`;
