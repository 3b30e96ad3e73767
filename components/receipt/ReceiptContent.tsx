import { styled } from 'styled-components';

/**
 * A receipt will leave the illustration less room: it is painted where it stays. It is shorter than
 * what a link is about (FactsCard.tsx), so the pattern begins higher. What is paid stands beside the
 * name on a phone (orderCss.ts), and has the tile's room, too, beside large text.
 */
export const ReceiptContent = styled.div.attrs({ className: 'receipt' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  align-content: start;

  .panes:has(&[data-waiting], .pane [data-waiting]) .pane-in-sight::after {
    visibility: hidden;
  }

  .panes:has(&) {
    --pattern-top: 36rem;
  }

  @container (min-width: 18.75rem) {
    .panes:has(&:not([data-unpaid])) .order-price {
      flex-basis: auto;
      max-width: max(55%, min(100%, 9.25rem));
      margin-inline-start: auto;
      text-align: end;
    }
  }

  @container (max-width: 18rem) {
    .panes:has(&:not([data-unpaid])) .order-fold summary {
      > :first-child {
        display: none;
      }

      > .order-price {
        margin-inline-start: 0;
      }
    }
  }
`;

/** Of a part that loads later. What follows waits with it, so that nothing moves (footerCss.ts). */
export const waiting = <div data-waiting />;
