import { css } from 'styled-components';
import { toCssText } from './toCssText';

/** A page's title in the brand's own way. */
export const titleCss = toCssText(css`
  h1 {
    margin: 0;
    color: var(--color-title);
    font: var(--text-h1);
    letter-spacing: var(--tracking-tight);
    text-wrap: balance;
  }

  /* Focusable by script only, so that no ring shows around it. */
  h1:focus {
    outline: none;
  }
`);
