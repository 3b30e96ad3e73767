import { css } from 'styled-components';
import { from } from '../../ui/layout';
import { toCssText } from './toCssText';

/** The order in one line on a phone (OrderPane.tsx). */
export const orderCss = toCssText(css`
  .order-fold {
    border-top: 1px solid var(--color-border);
    container-type: inline-size;
  }

  @media ${from('desktop')} {
    .order-fold {
      display: none;
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

  /* The plan, which the arrow follows whole. */
  .order-name > span {
    display: flex;
    align-items: center;
    gap: var(--space-4);
  }

  .order-price {
    max-width: max(55%, min(100%, 9.25rem));
    margin-inline-start: auto;
    font: var(--text-strong);
    text-align: end;
  }

  .order-fold[open] .order-price {
    display: none;
  }

  /* Below the name, it begins where that does. */
  @container (max-width: 18.75rem) {
    .order-price {
      flex-basis: 100%;
      max-width: none;
      margin-block-start: var(--space-8);
      margin-inline-start: 0;
      text-align: start;
    }
  }

  /*
   * After the lead page the brand's motif stands at the foot of the pane, beside the order. A receipt
   * has it larger (PaidBand.tsx), and a drawing of the page's own stands alone. Not on a narrow
   * screen, nor beside large text.
   */
  @container (min-width: 18rem) {
    .panes:not(:has(.lead-title, .receipt, .drawing)) .order-fold:not([open]) {
      > summary {
        align-content: center;
        min-height: max(4.5rem, var(--motif-size) + var(--space-24));
        margin-block-end: calc(-1 * var(--space-12));
        padding-block: var(--space-8);
        row-gap: var(--space-8);
        padding-inline-end: var(--motif-size);
        background: var(--pane-motif) right bottom / var(--motif-size) no-repeat;
      }

      .order-price {
        flex-basis: 100%;
        max-width: none;
        margin: 0;
        text-align: start;
      }
    }
  }
`);
