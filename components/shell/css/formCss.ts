import { css } from 'styled-components';
import { outdented } from '../../ui/Button';
import { from } from '../../ui/layout';
import { toCssText } from './toCssText';

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
    .buyer-line > button {
      order: 1;
    }
  }

  /* Ways to pay (MethodPicker.tsx): tiles of one width, on a phone a list. */
  .ways {
    display: grid;
    gap: var(--space-12);
    container-type: inline-size;
  }

  .tiles {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
    gap: var(--space-8);
  }

  .tiles:has(> :nth-child(4):last-child) {
    grid-template-columns: 1fr 1fr;
  }

  .tiles > label {
    display: grid;
    grid-template-columns: 1fr auto;
    align-content: start;
    gap: var(--space-4) var(--space-8);
    padding: var(--space-8);
    text-wrap: balance;
  }

  .tiles > label::before {
    content: '';
    width: 1.25rem;
    height: 1.25rem;
    border: 2px solid var(--color-border-strong);
    border-radius: 50%;
  }

  .tiles > label:has(:checked)::before {
    border: 0.375rem solid var(--color-accent);
  }

  .tiles .icon {
    color: var(--color-accent);
  }

  /* What it says breaks or is cut off: it widens no column. */
  .tiles .choice {
    grid-column: 1 / -1;
    min-width: 0;
  }

  /* One way alone is no choice: it heads its own form. */
  .ways > :last-child > :only-child {
    display: flex;
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    pointer-events: none;
  }

  .ways > :last-child > :only-child::before {
    content: none;
  }

  /* What is one tap further: the platform folds it (MethodPicker.tsx). */
  .fold {
    margin-top: calc(-1 * var(--space-12));
  }

  .fold:not([open]) {
    margin-bottom: calc(-1 * var(--space-12));
  }

  .fold summary {
    gap: var(--space-8);
    min-height: 3rem;
    padding-block: var(--space-8);
    color: var(--color-link);
    font: var(--text-label);
    text-wrap: balance;
  }

  /* What is chosen, the name, what it means beside or below it, and the mark. */
  @container (max-width: 27rem) {
    .ways .tiles {
      display: block;
    }

    .tiles > label {
      grid-template-columns: auto 1fr auto;
      align-content: center;
      min-height: 3.125rem;
      padding: var(--space-4) var(--space-12);
      border-radius: 0;
    }

    .tiles .choice {
      grid-area: 1 / 2;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0 var(--space-8);
    }

    /* What is folded goes on with the list. */
    .ways .fold {
      margin-bottom: 0;
    }

    .fold summary {
      padding-inline: var(--space-12);
      border: 1px solid var(--color-border-strong);
      border-block-start: 0;
      border-radius: 0 0 var(--radius-tile) var(--radius-tile);
    }

    .fold summary .icon {
      width: 1.25rem;
    }

    .fold[open] summary,
    .ways .fold label:first-child,
    .tiles:has(+ .fold) > label:last-child {
      border-radius: 0;
    }

    .tiles > label:first-child {
      border-start-start-radius: var(--radius-tile);
      border-start-end-radius: var(--radius-tile);
    }

    .tiles > label:last-child {
      border-end-start-radius: var(--radius-tile);
      border-end-end-radius: var(--radius-tile);
    }

    .fold label:not(:has(:checked)),
    .tiles > label + label:not(:has(:checked)) {
      border-block-start-color: transparent;
    }

    .tiles > label:has(:checked, :focus-visible) {
      z-index: 1;
    }
  }

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

  @container (min-width: 21rem) {
    .document > button {
      position: absolute;
      z-index: 1;
      inset: 0 calc(var(--inset-note) - var(--space-8)) auto auto;
      height: 3.625rem;
      margin: 0;
    }

    .document:has(> button) input {
      padding-inline-end: calc(10 * var(--space-16));
    }
  }
`);
