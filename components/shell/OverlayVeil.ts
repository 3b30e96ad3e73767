import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { visibility: hidden; }
`;

/** Fixed, 0.8 over the primary colour, z-index 15, shown after 200 ms (docs/behaviour.md 9). */
export const OverlayVeil = styled.div`
  position: fixed;
  inset: 0;
  z-index: 15;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  /* What shines through cannot be read, and neither tints the layer nor divides it in two. */
  backdrop-filter: blur(var(--space-64)) grayscale(1) brightness(0.3);
  /* A delay, which those who want no motion have as well. */
  animation: ${appear} 1ms 200ms backwards;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--color-overlay);
    opacity: 0.8;
  }

  /* The brand's own pattern shines through with the page. */
  @supports (mask-composite: intersect) {
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      z-index: -1;
      background: var(--color-pane-text);
      opacity: 0.4;
      mask: var(--pane-pattern);
    }
  }
`;
