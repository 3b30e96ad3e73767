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

  /* A card (CardGroup.tsx): the number, expiry and code in a row, the holder, and the errors. */
  .card,
  .card :has(> label) {
    display: flex;
    flex-wrap: wrap;
  }

  .card {
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-tile);
  }

  .card:has([aria-invalid='true']) {
    border-color: var(--color-error);
  }

  /* A cell is as high as its row. */
  .card > *,
  .card > * > div {
    flex: 1 8.5rem;
    display: grid;
    min-width: 0;
  }

  .card > :nth-child(3n + 1),
  .card > ul {
    flex-basis: 100%;
  }

  .card > div + div {
    border-top: 1px solid var(--color-border);
  }

  .card > :nth-child(3) {
    border-inline-start: 1px solid var(--color-border);
  }

  .card :has(> label) {
    border: 0;
    border-radius: 0;
  }

  .card > :first-child :has(> label) {
    border-radius: calc(var(--radius-tile) - 1px) calc(var(--radius-tile) - 1px) 0 0;
  }

  .card > :has(+ :empty) :has(> label) {
    border-radius: 0 0 calc(var(--radius-tile) - 1px) calc(var(--radius-tile) - 1px);
  }

  .card > ul:not(:empty) {
    padding-block: var(--space-4) var(--space-12);
    border-top: 1px solid var(--color-error);
  }

  .card label {
    flex: auto;
    padding-inline-end: var(--space-4);
  }

  .card input {
    order: 1;
  }

  /* At the end of the label's line, below it where there is no room. */
  .marks {
    position: relative;
    display: flex;
    gap: var(--space-4);
    align-items: center;
    height: 2rem;
    margin: 0 var(--space-12) calc(-1 * var(--space-8)) auto;
  }

  .marks > img {
    width: clamp(0.875rem, 6.5vw, 1.75rem);
    height: auto;
  }

  /* Of one alone the list is as high as any target; above more it leaves the number its line. */
  .marks > img:only-of-type ~ select {
    height: 3rem;
  }

  .marks:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`);
