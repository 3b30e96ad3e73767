import { css } from 'styled-components';
import { from } from '../../ui/layout';
import { besideProduct } from '../../ui/ShortColumn';
import { toCssText } from './toCssText';

/**
 * Of the lead page: on a phone the brand's illustration stands in the pane. Only its own document has
 * these rules: whoever arrives later in the flow sees that page without it.
 */
export const posterCss = toCssText(css`
  @media not all and ${from('tablet')} {
    /* As high as the screen leaves room for above the button; 0 where the brand has none. */
    .panes:has(.lead-title) {
      --poster-height: min(
        var(--poster-limit, 10rem),
        clamp(6.5rem, 100svh - var(--below-poster, 43rem), 10rem)
      );
    }

    /* One field more. */
    .panes:has(.lead-title):has([name='referer']) {
      --below-poster: 45rem;
    }

    /* Not on a narrow screen, nor beside large text. */
    @container (min-width: 20.5rem) {
      .panes:has(.lead-title) .pane-in-sight::after {
        display: block;
        width: calc(var(--poster-height) * 1.6);
      }

      /* In place of the motif (orderCss.ts). */
      .panes:has(.lead-title) .order-fold {
        --motif-size: 0rem;
      }

      /* From here on the container is the order, which is 24 px narrower than the pane. */
      .panes:has(.lead-title) .order-fold:not([open]) > summary {
        margin-block-end: 0;
        padding: var(--space-12) 0 0;
      }

      /*
       * A name stays whole before a price does: that has two lines already. 12rem are for tile,
       * gaps and price, of which the price's amount needs 7rem.
       */
      .panes:has(.lead-title) .order-name {
        flex: 0 1 auto;
        max-width: calc(100% - 12rem);
        /* Its chevron brings room of its own. */
        margin-inline-end: calc(-1 * var(--space-12));
      }

      .panes:has(.lead-title) .order-price {
        flex: 1 1 7rem;
        min-width: 0;
        max-width: max-content;
        margin-inline-start: auto;
        text-align: end;
      }

      /* Wider letters, before the brand's have loaded, add no line. */
      .panes:has(.lead-title) .order-price:not([data-long]) > .order-amount {
        white-space: nowrap;
      }

      .panes:has(.lead-title) .order-fold:not([open]) .order-price[data-long] {
        display: flex;
        flex-flow: wrap;
        flex-basis: 100%;
        align-items: baseline;
        gap: 0 var(--space-8);
        max-width: none;

        /* Wide enough for both in one line, it begins where the name does. */
        @container (min-width: 22rem) {
          margin-inline-start: calc(var(--space-64) - var(--space-12));
        }
      }

      /* The pattern is the illustration's ground, and as faint as ever behind text. */
      .panes:has(.lead-title) .pane-in-sight::before {
        opacity: 0.8;
        mask:
          var(--pane-pattern),
          linear-gradient(
            to top,
            #000 calc(var(--poster-height) - 3rem),
            rgb(0 0 0 / 25%) var(--poster-height)
          );
        mask-composite: intersect;
      }
    }
  }

  /* As other pages beside an offer (ShortColumn.ts): by the screen only, so that no error moves it. */
  .panes:has(.lead-title) > .work-column > main {
    ${besideProduct}
  }
`);
