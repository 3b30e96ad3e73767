import { css } from 'styled-components';
import { from } from '../ui/layout';

/** 505 px leave a form its own width, 485 for most (docs/behaviour.md 9). */
const column = `
  width: 100%;
  max-width: 505px;
  margin-inline: auto;
`;

/**
 * The frame of every page: its two sides (Panes.tsx), header and footer. The document carries it, so
 * that it costs no script; the brand's pattern, drawing and width of a form are in the page's theme.
 */
export const shellCss = css`
  /* One story on a phone; from 1024 px on the brand stands beside what is to be done. */
  /* As high as the screen, with what stands above the page. */
  #__next {
    display: flex;
    flex-direction: column;
    min-height: 100vh;
  }

  .panes {
    flex: 1;
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr);
    background: var(--color-surface);
    --pane-inset: var(--space-24);
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
    --color-success: var(--color-pane-accent);
    --color-alert: var(--color-pane-accent);
    --color-success-surface: var(--color-pane-line);
    --color-alert-surface: var(--color-pane-line);
    --color-error-surface: var(--color-pane-line);
    --color-error: var(--color-pane-error);
    position: relative;
    isolation: isolate;
    background: linear-gradient(var(--color-pane-start), var(--color-pane-end));
    color: var(--color-text);
  }

  .pane-column,
  .work-column {
    ${column}
    display: grid;
    padding-inline: var(--space-12);
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
    min-width: 0;
  }

  /* Where large text leaves no room, the steps stand below. */
  .shell-header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-4) var(--space-12);
    min-width: 0;
    min-height: 3rem;
  }

  .shell-back {
    flex: none;
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    margin-inline-start: calc(-1 * var(--space-12));
    padding: 0;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    cursor: pointer;
  }

  /* 110 px wide on every screen (docs/behaviour.md 9); its height is kept before the file arrives. */
  .shell-logo {
    flex: none;
    width: 110px;
    height: 2.5rem;
    object-fit: contain;
    object-position: left;
  }

  /* It is drawn for the pane, and keeps that ground where the buyer's own colours are forced. */
  @media (forced-colors: active) {
    .shell-logo {
      forced-color-adjust: none;
      background: var(--color-pane-start);
    }
  }

  /* The name of who sells, where that has no drawn wordmark: two lines at most. */
  .shell-name {
    min-width: 0;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font: var(--text-strong);
  }

  .shell-steps {
    flex: 1 1 5rem;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: var(--space-4) var(--space-12);
    color: var(--color-text-muted);
    font: var(--text-caption);
  }

  .shell-marks {
    display: flex;
    min-width: 0;
    gap: var(--space-4);
  }

  .shell-marks > * {
    width: 1.25rem;
    height: 0.25rem;
    border-radius: 2px;
    background: var(--color-pane-line);
  }

  .shell-marks > [data-done] {
    background: var(--color-pane-accent);
  }

  /* A step's name is said where there is room for it. */
  @media not all and ${from('desktop')} {
    .shell-steps i {
      display: none;
    }
  }

  .shell-steps i {
    font-style: normal;
  }

  .shell-footer {
    display: grid;
    gap: var(--space-8);
    padding: var(--space-24) 0;
    color: var(--color-text-muted);
    font: var(--text-small);
    text-align: center;
  }

  .shell-secure {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-8);
    font-weight: 600;
  }

  .shell-links {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 var(--space-16);
  }

  .shell-links a {
    display: inline-block;
    padding: var(--space-12) 0;
  }

  /* The one thing to do, within reach of a thumb on a phone that is high enough to leave room. */
  [data-bar] {
    display: grid;
    gap: var(--space-8);
    padding: var(--space-8) 0 calc(var(--space-12) + env(safe-area-inset-bottom, 0px));
    background: var(--color-surface);
  }

  @media (min-height: 560px) {
    [data-bar] {
      position: sticky;
      bottom: 0;
      z-index: 1;
    }

    /* What goes on behind it fades. */
    [data-bar]::before {
      content: '';
      position: absolute;
      inset: auto 0 100%;
      height: var(--space-16);
      background: linear-gradient(transparent, var(--color-surface));
      pointer-events: none;
    }
  }

  @media not all and ${from('desktop')} {
    html:has([data-bar]) {
      scroll-padding-bottom: 7rem;
    }
  }

  /* A page without the frame (BarePage.tsx). */
  .bare-page {
    display: grid;
    align-content: center;
    gap: var(--space-24);
    max-width: 505px;
    min-height: 100vh;
    margin: 0 auto;
    padding: var(--space-24) var(--space-16);
  }

  /* As high as an order that is folded on a phone. */
  .order-place {
    height: calc(4.5rem + 1px);
  }

  @media ${from('small')} {
    .pane-column,
    .work-column {
      padding-inline: var(--space-16);
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
  }

  @media ${from('desktop')} {
    [data-bar] {
      position: static;
      padding: 0;
    }

    [data-bar]::before {
      display: none;
    }

    .panes {
      grid-template: 1fr / minmax(0, 1fr) calc(var(--form-width) + 2 * var(--pane-inset));
    }

    .pane::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: -1;
      background: #fff;
      mask: var(--pane-pattern), linear-gradient(transparent 55%, #000);
      mask-composite: intersect;
    }

    /* Stays in sight while a longer form scrolls. */
    .pane-in-sight {
      position: sticky;
      top: 0;
      min-height: min(100%, 100vh);
    }

    .pane-column {
      gap: var(--space-24);
      max-width: calc(30rem + 2 * var(--pane-inset));
      margin-inline: auto 0;
      padding: var(--space-48) var(--pane-inset);
    }

    .work-column {
      max-width: calc(var(--form-width) + 2 * var(--pane-inset));
      margin-inline: 0 auto;
      padding: var(--space-48) var(--pane-inset) 0;
    }
  }

  /* What the brand sells is drawn where the screen is high enough; no phone loads the drawing. */
  @media ${from('desktop')} and (min-height: 780px) {
    .pane-in-sight[data-drawing]::after {
      content: '';
      position: absolute;
      right: var(--pane-inset);
      bottom: 0;
      z-index: -1;
      width: 30rem;
      height: 18.75rem;
      border-image: var(--pane-hero) 0 fill;
    }
  }

  @media ${from('wide')} {
    .panes {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      --pane-inset: var(--space-48);
    }
  }

  @media ${from('widest')} {
    .panes {
      --pane-inset: 4.5rem;
    }
  }
`.join('');
