import { keyframes, styled } from 'styled-components';

const travel = keyframes`
  from { translate: -100%; }
  to { translate: 250%; }
`;

/** The brand's own ground behind what turns. */
export const OverlayBand = styled.div`
  position: relative;
  isolation: isolate;
  overflow: clip;
  justify-self: stretch;
  display: grid;
  place-items: center;
  align-content: space-evenly;
  gap: var(--space-16);
  margin: calc(-1 * var(--space-32)) calc(-1 * var(--inset)) 0;
  padding: var(--space-24);
  background: linear-gradient(var(--color-pane-start), var(--color-pane-end));
  --color-link: var(--color-pane-accent);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--color-pane-text);
    opacity: 0.12;
    mask: var(--pane-pattern);
  }

  /* How far it is nobody knows: something is on its way. */
  &::after {
    content: '';
    position: absolute;
    inset: auto auto 0 0;
    width: 40%;
    height: 0.1875rem;
    background: linear-gradient(to right, transparent, var(--color-link), transparent);
    animation: ${travel} 2400ms ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      display: none;
    }

    /* Above words it looks whole standing still, too (globalCss.ts). */
    .spinner {
      border-style: solid;
      border-color: color-mix(in srgb, currentcolor 25%, transparent);
      border-top-color: currentcolor;
      border-right-color: currentcolor;
    }
  }
`;

/** A ring that turns. The lock stands at the card's foot alone, with the words that it belongs to. */
export const OverlayRing = styled.div`
  display: grid;
  width: 4rem;
  height: 4rem;
  color: var(--color-link);

  > .spinner {
    width: 100%;
    height: 100%;
  }
`;
