import { css } from 'styled-components';
import { toCssText } from './toCssText';

export const footerCss = toCssText(css`
  .shell-footer {
    display: grid;
    gap: var(--space-8);
    padding: var(--space-12) 0 var(--space-24);
    color: var(--color-text-muted);
    font: var(--text-small);
    text-align: center;
  }

  /* What a page waits for would push it away: it comes when that is there. */
  @media (scripting: enabled) {
    .work-column:has([data-waiting]) > .shell-footer,
    #__next:has([data-waiting])::after {
      visibility: hidden;
    }
  }

  .shell-secure {
    font-weight: 600;
  }

  /* Before the first word, also of two lines. */
  .shell-secure > .icon {
    display: inline;
    margin-inline-end: var(--space-4);
    vertical-align: -0.2em;
  }

  .shell-links {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 var(--space-12);
    font: var(--text-fine);
  }

  .shell-links a {
    display: inline-block;
    padding: var(--space-12) 0;
  }

  /* The page offers help itself. */
  .panes:has(.support-contact) .shell-help {
    display: none;
  }
`);
