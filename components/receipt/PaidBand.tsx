import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { from } from '../ui/layout';
import { Tagline } from '../ui/Tagline';
import { SuccessIcon } from './SuccessIcon';

const thrown = keyframes`
  from {
    opacity: 0;
    transform: scale(0.5);
  }
`;

/** On a phone the head of the page goes on, as far as what was bought is named. */
const Band = styled.div`
  @media not all and ${from('desktop')} {
    --color-text: var(--color-pane-text);
    --color-text-muted: var(--color-pane-muted);
    --color-title: var(--color-pane-text);
    margin-block-start: calc(-1 * var(--space-24));
    padding-block: var(--space-4) var(--space-24);
    background: radial-gradient(
      10rem 4.5rem at 50% 4.25rem,
      var(--color-pane-start),
      var(--color-pane-end)
    );
    /* From edge to edge, which its column is not; an outline makes no page wider. */
    outline: 100vmax solid var(--color-pane-end);
    clip-path: inset(0 -100vmax);
    color: var(--color-text);
    text-align: center;

    h1 {
      text-decoration: none;
    }

    & + p {
      margin-block-start: var(--space-16);
    }

    /* Below a notice. */
    &:not(:first-child),
    :not(:first-child) > & {
      margin-block-start: 0;
    }

    ${Tagline} {
      color: var(--color-pane-accent);
    }
  }

  @media ${from('tablet')} and (not ${from('desktop')}) {
    margin-block-start: calc(-1 * var(--space-48));
  }

  /* Where the background is not painted. */
  @media print, (forced-colors: active) {
    outline: none;
  }
`;

const Mark = styled.div`
  @media not all and ${from('desktop')} {
    position: relative;
    display: grid;
    place-items: center;
    grid-template-columns: minmax(0, 1fr);
    margin-block-end: var(--space-16);

    &::before {
      content: '';
      grid-area: 1 / 1;
      width: calc(var(--motif-size) * 1.2);
      aspect-ratio: 1;
      background: var(--pane-motif) center / contain no-repeat;
    }

    > :last-child:not(:first-child) {
      grid-area: 1 / 1;
      width: 3rem;
      height: 3rem;
      margin: 0;
      translate: min(calc(var(--motif-size) * 0.62), 20vw) calc(var(--motif-size) * 0.4);
      border: 0.25rem solid var(--color-pane-end);
    }
  }
`;

const Confetti = styled.svg.attrs({ viewBox: '0 0 220 110', 'aria-hidden': true })`
  display: none;

  @media not all and ${from('desktop')} {
    display: block;
    grid-area: 1 / 1;
    width: min(100%, calc(var(--motif-size) * 2.5));
    fill: var(--color-pane-accent);
    animation: ${thrown} var(--motion-slow) backwards;
  }
`;

const soft = 'var(--color-pane-muted)';
const strong = 'var(--color-pane-text)';

interface PaidBandProps {
  hasIcon: boolean;
  children: ReactNode;
}

export const PaidBand = ({ children, hasIcon }: PaidBandProps) => (
  <Band>
    <Mark>
      <Confetti>
        <path d="m18 22 12-4 3 8-12 4zM184 12l10 6-4 8-10-6zM8 66h10v8H8zM200 74l9-6 5 8-9 6z" />
        <path d="M46 6l8 4-4 8-8-4zM164 2h9v8h-9zM196 44l9 3-3 8-9-3z" fill={soft} />
        <path d="M24 94l9-5 4 8-9 5zM34 48l7-6 5 7-7 6zM176 56h8v8h-8z" fill={strong} />
        <circle cx="12" cy="44" r="4" fill={soft} />
        <circle cx="207" cy="30" r="4" />
        <circle cx="186" cy="96" r="4" fill={soft} />
      </Confetti>
      {hasIcon && <SuccessIcon />}
    </Mark>
    {children}
  </Band>
);
