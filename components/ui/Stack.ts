import { styled } from 'styled-components';
import type { Space } from './tokens';

export const Stack = styled.div<{ $gap: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-${({ $gap }) => $gap});
`;
