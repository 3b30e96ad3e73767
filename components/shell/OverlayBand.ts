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
  gap: var(--space-24);
  margin: calc(-1 * var(--space-32)) calc(-1 * var(--inset)) 0;
  padding: var(--space-24);
  /* Light falls on it from behind the motif: black alone would be no brand's ground. */
  background:
    radial-gradient(
      circle 10rem at 50% 70%,
      color-mix(in srgb, var(--color-pane-accent) 40%, transparent),
      transparent
    ),
    linear-gradient(var(--color-pane-start), var(--color-pane-end));
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

/**
 * A ring that turns, around the brand's motif. The lock stands at the card's foot alone, with the words
 * that it belongs to.
 */
export const OverlayRing = styled.div`
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  color: var(--color-link);

  > .spinner {
    width: 100%;
    height: 100%;
    border-width: 0.3125rem;
  }

  ${OverlayBand} > & {
    --size: calc(4rem + min(2.5rem, var(--motif-size)));
    width: var(--size);
    height: var(--size);

    > .spinner,
    &::before {
      grid-area: 1 / 1;
    }

    &::before {
      content: '';
      width: 3.75rem;
      height: 3.75rem;
      background: var(--pane-motif) center / contain no-repeat;
    }
  }

  /* What is said has the room of a low screen (LoadingOverlay.tsx). */
  @media not all and (min-height: 30em) {
    ${OverlayBand} > & {
      --size: 3rem;
    }

    &::before {
      display: none;
    }
  }
`;
