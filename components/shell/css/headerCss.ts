import { css } from 'styled-components';
import { from } from '../../ui/layout';
import { toCssText } from './toCssText';

export const headerCss = toCssText(css`
  /* Where large text leaves no room, the steps stand below. */
  .shell-header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-4) var(--space-12);
  }

  /* Larger text needs no higher a line: a phone shows the form sooner. */
  .shell-header,
  .shell-back {
    min-height: min(3rem, 15vw);
  }

  .shell-header:empty {
    display: none;
  }

  .shell-back {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-8);
    min-width: min(3rem, 15vw);
    margin-inline-start: calc(-1 * var(--space-12));
    padding: 0 var(--space-12);
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    font: var(--text-label);
    cursor: pointer;
  }

  /* A phone has room for the arrow alone; the word is heard. */
  @media not all and ${from('tablet')} {
    .shell-back > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  /*
   * 110 px wide on every screen (docs/behaviour.md 9), a little larger beside larger text; its height
   * is kept before the file arrives.
   */
  .shell-logo {
    flex: none;
    width: min(6.875rem, 110px + 8vw);
    height: min(2.5rem, 40px + 3vw);
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
    flex: 1 1 min(5rem, 25vw);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: var(--space-4) var(--space-8);
    color: var(--color-text-muted);
    font: var(--text-caption);
  }

  /* Beside no wordmark they are as wide as the page. */
  .shell-steps:first-child,
  .shell-back + .shell-steps {
    justify-content: space-between;
  }

  /* Beside an arrow a written name breaks its line sooner than they do. */
  .shell-back ~ .shell-name {
    flex: 1 1 6rem;
  }

  .shell-back ~ .shell-name ~ .shell-steps {
    flex: 0 1 auto;
  }

  .shell-marks {
    display: flex;
    min-width: 0;
    gap: var(--space-4);
  }

  .shell-marks > * {
    width: min(1.25rem, 24px);
    height: 0.25rem;
    border-radius: 2px;
    border: 1px solid var(--color-pane-muted);
  }

  /* Narrow from four on, and beside a written name: an arrow and a wide wordmark leave little room. */
  .shell-name ~ .shell-steps .shell-marks > *,
  .shell-marks > :nth-last-child(n + 4),
  .shell-marks > :nth-last-child(n + 4) ~ * {
    width: min(0.75rem, 16px);
  }

  /* A narrow page, or one with large text, has room for the marks alone. */
  @container (max-width: 15rem) {
    .shell-steps > :first-child {
      display: none;
    }
  }

  .shell-marks > [data-done] {
    border-color: var(--color-pane-accent);
    background: var(--color-pane-accent);
  }

  /* A step's name is said where there is room for it, and where its number is an earlier one's. */
  @media not all and ${from('desktop')} {
    .shell-steps:not([data-of-payment]) i {
      display: none;
    }
  }

  .shell-steps i {
    font-style: normal;
  }
`);
