import { css } from 'styled-components';
import { from } from '../../ui/layout';
import { toCssText } from './toCssText';

/** Of fields, in the document, so that it costs the payment page no script. */
export const fieldCss = toCssText(css`
  ::placeholder {
    color: var(--color-text-muted);
    font: var(--text-small);
    opacity: 1;
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

  /* Of a group (GroupErrors.tsx): one icon stands for all, and a field's name looks like an error. */
  .group-errors:not(:empty) {
    grid-column: 1 / -1;
    padding-block: var(--space-4) var(--space-12);
    border-top: 1px solid var(--color-error);
  }

  .group-errors p {
    padding-inline-end: 0;
    font-weight: 500;
  }

  .group-errors span span {
    color: var(--color-text);
    font-weight: 400;
  }

  .group-errors li + li svg {
    visibility: hidden;
  }
`);
