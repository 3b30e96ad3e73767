import { styled } from 'styled-components';

export const ReceiptContent = styled.div.attrs({ className: 'receipt' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  align-content: start;

  /* A receipt will leave the illustration less room: it is painted where it stays. */
  .panes:has(&[data-waiting], .pane [data-waiting]) .pane-in-sight::after {
    visibility: hidden;
  }

  /* A receipt is shorter than what a link is about (FactsCard.tsx). */
  .panes:has(&) {
    --pattern-top: 36rem;
  }

  /* What is paid stands beside the name on a phone (orderCss.ts). */
  @container (min-width: 18.75rem) {
    .panes:has(&:not([data-unpaid])) .order-price {
      flex-basis: auto;
      max-width: max(55%, min(100%, 9.25rem));
      margin-inline-start: auto;
      text-align: end;
    }
  }

  /* Beside large text it has the tile's room, too. */
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
