import { css } from 'styled-components';
import { from } from '../ui/layout';
import { toCssText } from './toCssText';

export const heroCss = toCssText(css`
  /*
   * What the brand sells is drawn at the foot, where the screen is high enough for it below what is
   * written; on a phone where the buyer arrives, later beside the title (titleCss.ts).
   */
  .pane-in-sight::after {
    content: '';
    display: none;
    flex: none;
    align-self: end;
    width: 30rem;
    /* None beside text that leaves no room for two columns (shellCss.ts). */
    height: clamp(0rem, (100vw - 60rem) * 999, var(--hero-height));
    margin-inline-end: var(--pane-inset);
    border-image: var(--pane-hero) 0 fill;
  }

  @media ${from('desktop')} and (min-height: 48.75rem) {
    .pane-in-sight[data-short]::after {
      display: block;
    }
  }

  @media ${from('desktop')} and (min-height: 55rem) {
    .pane-in-sight:not(:has(section section))::after {
      display: block;
    }
  }
`);
