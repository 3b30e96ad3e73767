import { css } from 'styled-components';
import { from } from '../../ui/layout';
import { toCssText } from './toCssText';

/** Of fields, in the document, so that it costs the payment page no script. */
export const fieldCss = toCssText(css`
  ::placeholder {
    color: var(--color-text-muted);
    font: var(--text-small);
    opacity: 0.8;
  }

  /* Half a row must hold the hint of a security code. */
  @media not all and ${from('small')} {
    ::placeholder {
      font: var(--text-fine);
    }
  }

  .field-label {
    padding: var(--space-8) var(--inset-control) 0;
    color: var(--color-text-muted);
    font: var(--text-caption);
    transition: translate var(--motion-fast);
  }

  /*
   * Until something stands in the field, or is about to, its label does (FieldFrame.tsx). As bold, and
   * smaller on a narrow screen, it takes as many lines as above: the field keeps its height.
   */
  .field-label:has(+ [placeholder=' ']:placeholder-shown:not(:focus, :autofill)) {
    font-size: var(--size-resting);
    translate: 0 var(--space-12);
  }

  /*
   * A press on the label's words is one on the field: text is pasted there. In forced colours the hint
   * has a ground, which would cover them.
   */
  @media (forced-colors: none) {
    [placeholder=' '] {
      position: relative;
    }
  }

  /* Of a list (SelectField.tsx). */
  .field-arrow {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-12);
    display: flex;
    align-items: center;
    pointer-events: none;
  }

  /* A card (CardGroup.tsx): the number, expiry and code in a row, the holder, and the errors. */
  .card-fields,
  .card-fields :has(> label) {
    display: flex;
    flex-wrap: wrap;
  }

  .card-fields {
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-tile);
    background: var(--color-surface);
    container-type: inline-size;
  }

  .card-fields:has([aria-invalid='true']) {
    border-color: var(--color-error);
  }

  /* A cell has no line of its own: it is tinted. */
  .card-fields :has(> [aria-invalid='true']) {
    background: var(--color-error-surface);
  }

  /* A cell is as high as its row. */
  .card-fields > *,
  .card-fields > * > div {
    display: grid;
    min-width: 0;
  }

  .card-fields > * {
    flex: 1 100%;
  }

  .card-fields > div + div {
    border-top: 1px solid var(--color-border);
  }

  /* Of the row above a card, too (twoMethods.tsx). */
  .card-half {
    flex: 1 8.5rem;
  }

  .card-fields > .card-half + .card-half {
    border-inline-start: 1px solid var(--color-border);
  }

  .card-fields :has(> label) {
    --ring: 0.125rem;
    border: 0;
    border-radius: 0;
    outline-offset: -2px;
  }

  .card-number :has(> label) {
    border-radius: calc(var(--radius-tile) - 1px) calc(var(--radius-tile) - 1px) 0 0;
  }

  .card-holder:has(+ :empty) :has(> label) {
    border-radius: 0 0 calc(var(--radius-tile) - 1px) calc(var(--radius-tile) - 1px);
  }

  .card-fields > ul:not(:empty) {
    padding-block: var(--space-4) var(--space-12);
    border-top: 1px solid var(--color-error);
  }

  .card-fields label {
    flex: auto;
    padding-inline-end: var(--space-4);
  }

  .card-fields input {
    order: 1;
  }

  /* At the end of the label's line, below it where there is no room. */
  .card-marks {
    position: relative;
    display: flex;
    gap: var(--space-4);
    align-items: center;
    height: 2rem;
    margin: 0 0 calc(-1 * var(--space-8)) auto;
    padding-inline-end: var(--space-12);
  }

  .card-marks > img {
    width: clamp(0.875rem, 6.5vw, 1.75rem);
    height: auto;
  }

  /* The list lies over the arrow and the mark beside it, and ends beyond what is typed. */
  .card-marks > select {
    inset-inline-start: auto;
    width: 4rem;
    height: 3rem;
  }

  /*
   * They would cover the digits of a number as wide as its cell: they stand below it, from edge to edge.
   */
  @container (max-width: 16.5rem) {
    .card-fields input {
      order: 0;
    }

    .card-marks {
      flex: 1 100%;
      height: min(3rem, 15vw);
      margin: 0;
      padding-inline-start: var(--inset-control);
    }

    .card-marks > img {
      width: min(1.75rem, 9vw);
    }

    .card-marks > .icon {
      margin-inline-start: auto;
    }

    .card-marks > select {
      width: 100%;
      height: 100%;
    }

    .card-fields ::placeholder {
      font-size: min(0.75rem, 5.6vw);
    }
  }

  .card-marks:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`);
