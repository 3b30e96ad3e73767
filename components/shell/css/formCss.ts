import { css } from 'styled-components';
import { outdented } from '../../ui/Button';
import { from } from '../../ui/layout';
import { toCssText } from './toCssText';
import { waysCss } from './waysCss';

/** Of forms, in the document, so that it costs the payment page no script. */
export const formCss = toCssText(css`
  /* A text button in a line of text is no higher than the line. */
  .line-button {
    ${outdented}
    justify-self: start;
    margin-block: calc(-1 * var(--space-12));
  }

  /* Who buys (BuyerLine.tsx): two lines high before anything stands in it, the second for the address. */
  .buyer-line {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    min-height: 3.5rem;
    padding-top: var(--space-12);
    container-type: inline-size;
    color: var(--color-text-muted);
    font: var(--text-small);
  }

  .buyer-line p + p {
    order: 1;
    grid-column: 1 / -1;
  }

  /* Beside large text it would leave the name no room. */
  @container (max-width: 15rem) {
    .buyer-line > p {
      font: var(--text-fine);
    }

    .buyer-line > button {
      order: 1;
    }
  }

  ${waysCss}

  /* What a press agrees to (PaymentForm.tsx): each tick is 48 px high, which keeps them apart. */
  .ticks:empty {
    display: none;
  }

  @media not all and ${from('phone')} {
    .ticks {
      display: grid;
      gap: var(--space-12);
      padding-top: var(--space-8);
    }
  }

  /*
   * A note begins where the words begin to which it belongs: of a box (tokens.ts), a tick or a legend.
   */
  label:has([type='checkbox']) + [aria-live] {
    --inset-note: calc(var(--space-24) + var(--space-12));
  }

  legend ~ [aria-live] {
    --inset-note: 0;
  }

  /* The other document (DocumentField.tsx): in the field's row where it leaves a number its room. */
  .document {
    position: relative;
    container-type: inline-size;
  }

  .document > button {
    margin-inline-start: calc(var(--inset-note) - var(--space-8));
  }

  @container (min-width: 16rem) {
    .document > button {
      position: absolute;
      z-index: 1;
      inset: 0 calc(var(--inset-note) - var(--space-8)) auto auto;
      height: 3.625rem;
      margin: 0;
    }

    .document:has(> button) input {
      padding-inline-end: calc(7 * var(--space-16));
    }
  }
`);
