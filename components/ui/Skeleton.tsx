import { styled } from 'styled-components';

export const EmptyPlace = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  max-width: 100%;
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);
`;

interface SkeletonProps {
  $height: number;
  $width?: number;
}

export const Skeleton = styled(EmptyPlace).attrs<SkeletonProps & { 'data-waiting'?: boolean }>({
  'data-waiting': true,
})`
  width: ${({ $width }) => ($width === undefined ? '100%' : `${$width}px`)};
  height: ${({ $height }) => $height}px;
`;
