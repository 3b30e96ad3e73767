import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextButton } from '../ui/Button';
import { PhonePicture } from './PhonePicture';

const Place = styled.div`
  container-type: inline-size;
`;

const Box = styled.div`
  display: flex;
  gap: var(--space-12);
  padding: var(--space-16) var(--space-16) var(--space-4) var(--space-12);
  border-radius: var(--radius-card);
  background: var(--color-tint);

  > div {
    min-width: 0;
  }

  ${TextButton} {
    padding: 0;
  }

  /* Large text on a phone needs its room. */
  @container (max-width: 12rem) {
    padding: 0;
    background: none;
  }
`;

/** Where the code went, and the way to another phone. */
export const SentCode = ({ children }: { children: ReactNode }) => (
  <Place>
    <Box>
      <PhonePicture />
      <div>{children}</div>
    </Box>
  </Place>
);
