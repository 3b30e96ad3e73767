import { css } from 'styled-components';
import { toCssText } from './toCssText';

/** A page's title in the brand's own way. */
export const titleCss = toCssText(css`
  h1 {
    color: var(--color-title);
    font: var(--text-h1);
    letter-spacing: var(--tracking-tight);
    text-wrap: balance;
    text-decoration: var(--title-line, none);
    text-decoration-skip-ink: none;
    text-underline-offset: var(--title-offset);
  }

  /* Focusable by script only, so that no ring shows around it. */
  h1:focus {
    outline: none;
  }

  .tagline {
    margin-block: var(--space-8) var(--space-4);
    font: var(--text-strong);
    text-wrap: balance;
  }
`);
