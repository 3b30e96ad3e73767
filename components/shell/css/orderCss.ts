import { css } from 'styled-components';
import { from } from '../../ui/layout';
import { toCssText } from './toCssText';

/** The order (OrderPane.tsx), on a phone in one line. */
export const orderCss = toCssText(css`
  .order-rows {
    display: grid;
    gap: var(--space-12);
    padding-top: var(--space-16);
    border-top: 1px solid var(--color-border);
    font: var(--text-small);
  }

  .order-row {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-12);
  }

  .order-row[data-strong] {
    font: var(--text-strong);
  }

  /* Ends where the others do; below its label where the line is too short for both. */
  .order-row dd {
    margin-inline-start: auto;
    text-align: end;
  }

  .benefits {
    display: grid;
    gap: var(--space-12);
  }

  /* Beside a payment, a low pane has room for its illustration alone, and more rows take more. */
  @media not all and ${from('desktop')} and (min-height: 50em) {
    .panes:has(.ways, .ticks) .pane .benefits {
      display: none;
    }
  }

  @media not all and (min-height: 60em) {
    .panes:has(.ways, .ticks) .order-rows:has(> :nth-child(3)) ~ .benefits,
    .panes:has(.ways, .ticks) .voucher-applied ~ .benefits {
      display: none;
    }
  }

  .benefits > li {
    display: flex;
    gap: var(--space-12);
  }

  .benefits svg {
    margin-top: var(--space-4);
    color: var(--color-accent);
  }

  .order-fold {
    container-type: inline-size;
  }

  @media not all and ${from('tablet')} {
    .shell-header:not(:empty) + * > .order-fold {
      border-top: 1px solid var(--color-border);
    }
  }

  .order-fold summary {
    flex-wrap: wrap;
    gap: var(--space-4) var(--space-12);
    min-height: 4.5rem;
    padding-top: var(--space-12);
  }

  .order-name {
    flex: 1 1 5rem;
    min-width: 0;
  }

  /* Follows the plan's last word. */
  .order-name svg {
    display: inline;
    vertical-align: top;
  }

  /*
   * Below the name it begins where that does: after a tile of 40 px and a gap of 12 px. posterCss.ts
   * and ReceiptContent.tsx place it beside.
   */
  .order-price {
    flex-basis: 100%;
    margin-inline-start: calc(var(--space-64) - var(--space-12));
    font: var(--text-strong);
  }

  /* Its place until it is known. */
  [data-later] {
    visibility: hidden;
  }

  .order-fold[open] .order-price {
    display: none;
  }

  /*
   * The brand's motif stands at the foot of the pane, beside the order. A receipt has it larger
   * (PaidBand.tsx).
   */
  .panes:not(:has(.receipt:not([data-unpaid]))) .order-fold:not([open]) > summary {
    align-content: center;
    min-height: max(4.5rem, var(--motif-size) + var(--space-24));
    margin-block-end: calc(-1 * var(--space-12));
    padding-block: var(--space-12);
    /* A tenth of it stands between the two. */
    padding-inline-end: calc(1.1 * var(--motif-size));
    background: var(--pane-motif) right bottom / var(--motif-size) no-repeat;

    /* A tablet has room for the illustration. */
    @media ${from('tablet')} {
      --motif-size: min(18rem, 45vw, var(--hero-limit));
      --text-label: var(--text-h2);
      --text-strong: var(--text-h1);
      --text-fine: var(--text-small);
      min-height: max(4.5rem, min(11.25rem, var(--hero-limit)));
      background-image: var(--pane-hero);
    }

    /* The narrowest phones have room for one picture, and those with large text for none. */
    @container (max-width: 19rem) {
      > :first-child {
        display: none;
      }

      > .order-price {
        margin-inline-start: 0;
      }
    }

    @container (max-width: 18rem) {
      --motif-size: 0rem;
      padding-block: var(--space-8);
    }
  }

  /* Unfolded, it stays beside the name on a phone. */
  @media not all and ${from('tablet')} {
    @container (min-width: 19rem) {
      .panes:not(:has(.receipt:not([data-unpaid]))) .order-fold[open] > summary {
        min-height: max(4.5rem, var(--motif-size) + var(--space-24));
        padding-inline-end: calc(1.1 * var(--motif-size));
        background: var(--pane-motif) right bottom / var(--motif-size) no-repeat;
      }
    }
  }
`);
