import { css } from 'styled-components';
import { from } from '../ui/layout';
import { toCssText } from './toCssText';

/** A page's title in the brand's own way: with the product's words and, on a phone, its illustration. */
export const titleCss = toCssText(css`
  .tagline {
    margin-block: var(--space-8) var(--space-4);
    font: var(--text-strong);
    text-wrap: balance;
  }

  /* On a narrow screen, or with large text, the title has too little room: it has no width there. */
  .brand-title::before {
    content: '';
    float: right;
    width: clamp(0rem, (100% - 18.5rem) * 999, var(--small-hero-width));
    aspect-ratio: 8 / 5;
    margin-inline-start: var(--space-12);
    border-image: var(--pane-hero) 0 fill;
  }

  /* The pane has it. */
  @media ${from('desktop')} {
    .brand-title::before {
      content: none;
    }
  }
`);
