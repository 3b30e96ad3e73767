import { css } from 'styled-components';
import { toCssText } from './toCssText';

export const waysCss = toCssText(css`
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

  .tiles .icon,
  .way .icon {
    color: var(--color-accent);
  }

  /* What it says breaks or is cut off: it widens no column. */
  .tiles .choice {
    grid-column: 1 / -1;
    min-width: 0;
  }

  /* One way alone (MethodPicker.tsx). */
  .way {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-4) var(--space-8);
    font: var(--text-h2);
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

  /* All alike: what it means below its name, and the name where a field's words begin. */
  @container (max-width: 20.5rem) {
    .tiles .choice {
      display: block;
    }
  }

  @container (max-width: 15rem) {
    .tiles > label,
    .fold summary {
      column-gap: var(--space-4);
      padding-inline: var(--space-8);
    }

    .fold summary .icon,
    .tiles .icon,
    .tiles > label::before {
      width: 1rem;
      height: 1rem;
    }
  }
`);
