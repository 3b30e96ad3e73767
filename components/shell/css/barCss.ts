import { css } from 'styled-components';
import { from } from '../../ui/layout';
import { toCssText } from './toCssText';

export const barCss = toCssText(css`
  /*
   * The one thing to do, within reach on a screen that is high enough to leave room, by the buyer's own
   * text size.
   */
  [data-bar] {
    display: grid;
    gap: var(--space-8);
    padding: var(--space-4) 0 calc(var(--space-8) + env(safe-area-inset-bottom, 0px));
    background: var(--color-background);
    font: var(--text-small);
  }

  .bar-total {
    align-items: baseline;
    justify-content: space-between;
    color: var(--color-text-muted);
  }

  .bar-total strong {
    color: var(--color-title);
    font: var(--text-h2);
  }

  /* A low window needs its line for a longer form. */
  @media ${from('desktop')} and (max-height: 52em) {
    form:has(.fold, .ticks > :nth-child(2)) .bar-total {
      display: none;
    }
  }

  @media (min-height: 40.5em) {
    [data-bar] {
      position: sticky;
      bottom: 0;
      z-index: 1;
    }

    /* What goes on behind it fades. */
    [data-bar]::before {
      content: '';
      position: absolute;
      inset: auto 0 100%;
      height: var(--space-16);
      background: linear-gradient(transparent, var(--color-background));
      pointer-events: none;
    }
  }

  html:has([data-bar]) {
    scroll-padding-bottom: 8.5rem;
  }
`);
