import { css } from 'styled-components';
import { toCssText } from './toCssText';

/** A page's title in the brand's own way. */
export const titleCss = toCssText(css`
  .tagline {
    margin-block: var(--space-8) var(--space-4);
    font: var(--text-strong);
    text-wrap: balance;
  }
`);
