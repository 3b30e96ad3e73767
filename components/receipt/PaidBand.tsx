import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { from } from '../ui/layout';
import { Tagline } from '../ui/Tagline';

const thrown = keyframes`
  from {
    opacity: 0;
    transform: scale(0.5);
  }
`;

const drawn = keyframes`
  from { stroke-dashoffset: 1; }
`;

/** The brand's ground from edge to edge: below the head of a phone, beside the pane of a desktop. */
const Band = styled.div`
  --color-text: var(--color-pane-text);
  --color-text-muted: var(--color-pane-muted);
  --color-title: var(--color-pane-text);
  --rest: calc(50cqw - 50%);
  position: relative;
  isolation: isolate;
  margin-block-start: calc(-1 * var(--space-24));
  margin-inline: calc(-1 * var(--rest));
  padding-block: var(--space-4) var(--space-24);
  padding-inline: var(--rest);
  background: radial-gradient(
    10rem 4.5rem at 50% 4.25rem,
    var(--color-pane-start),
    var(--color-pane-end)
  );
  color: var(--color-text);
  text-align: center;

  /* Its width, without a scroll bar, is 100cqw. */
  .panes:has(&) {
    container-type: inline-size;
  }

  /* The pattern ends before the band begins, not in the middle of a stroke. */
  @media not all and ${from('desktop')} {
    .panes:has(&) .pane-in-sight::before {
      mask-image: var(--pane-pattern), linear-gradient(#000 40%, transparent);
      mask-composite: intersect;
    }
  }

  /* Its words stand in the middle, where no line is drawn below them. */
  h1 {
    width: auto;
    padding: 0;
    text-decoration: none;
  }

  h1 > span::after {
    content: none;
  }

  /* Below a notice. */
  &:not(:first-child) {
    margin-block-start: 0;
  }

  ${Tagline} {
    color: var(--color-pane-accent);
  }

  @media ${from('tablet')} {
    margin-block-start: calc(-1 * var(--space-48));
  }

  @media ${from('desktop')} {
    --rest: var(--pane-inset);
    margin-block-start: calc(-1 * var(--space-32));
    padding-block: var(--space-16) var(--space-32);
    background: radial-gradient(
      22rem 11rem at 50% 6rem,
      var(--color-pane-start),
      var(--color-pane-end)
    );

    @supports (mask-composite: intersect) {
      &::before {
        content: '';
        position: absolute;
        inset: 0;
        z-index: -1;
        background: var(--color-pane-line);
        mask:
          var(--pane-pattern),
          radial-gradient(calc(var(--form-width) * 0.7) 100%, transparent 60%, #000);
        mask-composite: intersect;
      }
    }
  }

  @media ${from('wide')} {
    --rest: max(var(--pane-inset), 25cqw - 50%);
  }
`;

const Mark = styled.div`
  --mark-size: calc(var(--motif-size) * 1.2);
  display: grid;
  place-items: center;
  grid-template-columns: minmax(0, 1fr);
  margin-block-end: var(--space-16);

  > *,
  &::before {
    grid-area: 1 / 1;
  }

  &::before {
    content: '';
    width: var(--mark-size);
    aspect-ratio: 1;
    background: var(--pane-motif) center / contain no-repeat;
  }

  @media ${from('desktop')} {
    --mark-size: calc(var(--motif-size) * 1.6);
  }
`;

/** At the motif's lower corner. */
const Tick = styled.svg.attrs({ viewBox: '0 0 48 48', 'aria-hidden': true })`
  width: 3rem;
  height: 3rem;
  translate: min(calc(var(--mark-size) * 0.52), 20vw) calc(var(--mark-size) * 0.34);
  border: 0.25rem solid var(--color-pane-end);
  border-radius: 50%;
  background: var(--color-pane-accent);
  fill: none;
  stroke: var(--color-pane-end);
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;

  path {
    stroke-dasharray: 1;
    animation: ${drawn} var(--motion-slow) 120ms backwards;
  }
`;

/** The brand's own shapes; without a picture its place alone. */
const Confetti = styled.div`
  width: min(100%, 20rem);
  aspect-ratio: 8 / 3;
  background: var(--pane-confetti, none) center / contain no-repeat;
  animation: ${thrown} var(--motion-slow) backwards;

  @media ${from('desktop')} {
    width: min(100%, 27rem);
  }
`;

interface PaidBandProps {
  as?: 'div' | 'header';
  hasTick: boolean;
  children: ReactNode;
}

export const PaidBand = ({ as = 'div', children, hasTick }: PaidBandProps) => (
  <Band as={as}>
    <Mark>
      <Confetti />
      {hasTick && (
        <Tick>
          <path d="m15 25 6 6 12-13" pathLength={1} />
        </Tick>
      )}
    </Mark>
    {children}
  </Band>
);
