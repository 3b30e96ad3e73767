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
  }
`;

/** A ring that turns, round what it is about. */
export const OverlayRing = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  color: var(--color-link);

  /* What is waited for, in words below it. */
  &:has(> .icon) {
    width: 5rem;
    height: 5rem;
    border-radius: 50%;
    background: color-mix(in srgb, currentcolor 14%, transparent);
  }

  > .spinner {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  > .icon {
    width: 2rem;
    height: 2rem;
  }

  /* Round an icon it looks whole standing still, too (globalCss.ts). */
  @media (prefers-reduced-motion: reduce) {
    > .spinner:has(~ .icon) {
      border-style: solid;
      border-color: color-mix(in srgb, currentcolor 25%, transparent);
      border-top-color: currentcolor;
      border-right-color: currentcolor;
    }
  }
`;
