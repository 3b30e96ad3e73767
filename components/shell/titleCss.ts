import { css } from 'styled-components';
import { from } from '../ui/layout';
import { toCssText } from './toCssText';

/** A page's title in the brand's own way. */
export const titleCss = toCssText(css`
  h1 {
    color: var(--color-title);
    font: var(--text-h1);
    letter-spacing: var(--tracking-tight);
    text-wrap: balance;
  }

  /* Focusable by script only, so that no ring shows around it. */
  h1:focus {
    outline: none;
  }

  /* Where the buyer pays, the motif hangs from the head, beside a title that leaves it room. */
  @media ${from('small')} and (not ${from('large')}) {
    h1:has(+ .buyer-line) {
      container-type: inline-size;
    }

    @container (min-width: 21rem) {
      h1:has(+ .buyer-line)::before {
        content: '';
        float: right;
        width: calc(var(--motif-size) * 0.65);
        aspect-ratio: 1;
        margin-block-start: calc(-1 * var(--space-32));
        margin-inline-end: calc(-1 * var(--space-16));
        border-end-start-radius: 25%;
        background: var(--pane-motif) center / 80% no-repeat var(--color-pane-end);
      }
    }
  }
`);
