import { css } from 'styled-components';
import { toCssText } from './toCssText';

/** Of a tablet, where the brand's side is a head above one column (shellCss.ts). */
export const cardCss = toCssText(css`
  /*
   * What is to be done is a card that begins on the order's ground, as wide as the order. A receipt
   * has a head of its own there (PaidBand.tsx).
   */
  .panes:where(:not(:has(.receipt:not([data-unpaid])))) {
    > .pane {
      margin-block-end: calc(-1 * var(--space-64) - var(--space-48));
      padding-block-end: var(--space-64);
    }

    /* Where no text stands on it, it is stronger. */
    .pane-in-sight::before {
      opacity: 1;
      mask: var(--pane-pattern), linear-gradient(90deg, #000, rgb(0 0 0 / 20%) 10% 90%, #000);
      mask-composite: intersect;
    }

    > .work-column > main {
      --color-background: var(--color-surface);
      position: relative;
      align-self: start;
      margin-inline: calc(-1 * var(--space-64));
      padding: var(--space-64) var(--space-64) var(--space-48);
      border-radius: var(--radius-card);
      outline: 1px solid var(--color-border);
      background: var(--color-surface);
      box-shadow: var(--elevation-card);
    }
  }
`);
