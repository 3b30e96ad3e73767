import { css } from 'styled-components';
import { from } from '../../ui/layout';
import { barCss } from './barCss';
import { cardCss } from './cardCss';
import { footerCss } from './footerCss';
import { headerCss } from './headerCss';
import { heroCss } from './heroCss';
import { orderCss } from './orderCss';
import { titleCss } from './titleCss';
import { toCssText } from './toCssText';

/** 505 px leave a form its full width, 485 px for most forms (docs/behaviour.md 9), more for larger text. */
const columnWidth = '31.5625rem';

/**
 * The styles of the frame belong to the document, so that they cost no script; the brand's pattern,
 * illustration and form width are in the page's theme.
 */
export const shellCss = toCssText(css`
  /* One story on a phone; from 1024 px on the brand stands beside what is to be done. */
  /* As high as the screen, with what stands above the page. */
  #__next {
    display: flex;
    flex-direction: column;
    min-height: 100vh;
    --pane-inset: var(--space-24);
  }

  /* Where the brand's side is a head alone, a band of its pattern ends the page. */
  @media not all and ${from('desktop')} {
    #__next::after {
      content: '';
      height: 3.5rem;
      background:
        var(--pane-pattern) 50% / auto 100%,
        linear-gradient(var(--color-pane-end), var(--color-pane-start));
    }
  }

  .panes {
    flex: 1;
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr);
  }

  /* Dark by day and night: what stands on it knows the same roles by other colours. */
  .pane {
    --color-text: var(--color-pane-text);
    --color-text-muted: var(--color-pane-muted);
    --color-link: var(--color-pane-text);
    --color-border: var(--color-pane-line);
    --color-border-strong: var(--color-pane-muted);
    --color-surface: transparent;
    --color-surface-raised: var(--color-pane-line);
    --color-focus: var(--color-pane-text);
    --color-accent: var(--color-pane-accent);
    --color-success: var(--color-pane-accent);
    --color-alert: var(--color-pane-accent);
    --color-success-surface: transparent;
    --color-alert-surface: transparent;
    --color-error-surface: transparent;
    --color-error: var(--color-pane-error);
    position: relative;
    isolation: isolate;
    container-type: inline-size;
    background: linear-gradient(var(--color-pane-start), var(--color-pane-end));
    color: var(--color-text);
  }

  /* Text stands on it on a phone: fainter there (__tests__/themes/contrast.test.ts). */
  /* Chrome before 120 has no masks: it would cover the pane. */
  @supports (mask-composite: intersect) {
    .pane-in-sight::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: -1;
      background: #fff;
      opacity: 0.2;
      mask: var(--pane-pattern);
    }
  }

  .pane-column,
  .work-column {
    width: 100%;
    max-width: ${columnWidth};
    margin-inline: auto;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    /* 16 px from 375 px on, and no more with larger text: at least what a text link reaches out. */
    padding-inline: var(--gutter);
  }

  .pane-column {
    gap: var(--space-8);
    padding-block: var(--space-8) var(--space-12);
  }

  .work-column {
    grid-template-rows: 1fr auto;
    gap: var(--space-24);
    padding-block: var(--space-24) 0;
  }

  .work-column > main {
    display: grid;
    align-content: start;
    gap: var(--space-24);
  }

  ${headerCss}

  ${footerCss}

  ${titleCss}

  ${orderCss}

  ${barCss}

  /* An unbranded page has no side to show. */
  .panes:not(:has(.pane-column > :not(:empty))) {
    grid-template: 1fr / minmax(0, 1fr);

    > .pane {
      display: none;
    }
  }

  @media ${from('large')} {
    .pane-column,
    .work-column {
      padding-inline: var(--column-inset);
    }
  }

  @media ${from('tablet')} {
    .work-column {
      padding-block-start: var(--space-48);
    }

    @media not all and ${from('desktop')} {
      .pane-column {
        max-width: calc(${columnWidth} + 2 * var(--space-64));
      }

      ${cardCss}
    }
  }

  @media ${from('desktop')} {
    .panes {
      grid-template: 1fr / minmax(0, 1fr) calc(var(--form-width) + 2 * var(--pane-inset));
    }

    .order-fold {
      display: none;
    }

    .order-product {
      display: flex;
      align-items: center;
      gap: var(--space-16);
    }

    /* A line divides two dark sides. */
    .pane {
      --text-small: var(--text-body);
      border-inline-end: 1px solid var(--color-pane-line);
    }

    /* Begins below the words, and reaches up to them from a high screen's illustration, too. */
    .pane-in-sight::before {
      opacity: 1;
      mask:
        var(--pane-pattern),
        linear-gradient(transparent min(70%, 36rem), #000 min(85%, 60rem), transparent);
      mask-composite: intersect;
    }

    /* Stays in sight while a longer form scrolls. */
    .pane-in-sight {
      position: sticky;
      top: 0;
      min-height: min(100%, 100vh);
      display: flex;
      flex-direction: column;
      justify-content: space-between;
    }

    .pane-column {
      gap: var(--space-24);
      max-width: calc(30rem + 2 * var(--pane-inset));
      padding: var(--space-32) var(--pane-inset) var(--space-24);
    }

    .work-column {
      max-width: calc(var(--form-width) + 2 * var(--pane-inset));
      padding: var(--space-32) var(--pane-inset) 0;
    }
  }

  ${heroCss}

  @media ${from('wide')} {
    #__next {
      --pane-inset: var(--space-48);
    }

    /* One column in the middle where text is too large for two. */
    .panes {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr));
    }
  }

  @media ${from('widest')} {
    #__next {
      --pane-inset: 4.5rem;
    }
  }
`);
