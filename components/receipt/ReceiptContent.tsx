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
`;

/** Of a part that loads later. What follows waits with it, so that nothing moves (footerCss.ts). */
export const waiting = <div data-waiting />;
